import type { Visit } from "@pawhaven/contract";
import type { MetaDescriptor } from "react-router";

export interface PageDescription {
  title: string;
  description: string;
  /** The page's one true address, for addresses that lead to it by several ways. */
  path: string;
  image?: string | undefined;
  structured?: object | undefined;
  hidden?: boolean;
}

export type SiteFacts = Omit<Visit, "api"> & { year: number };

/** Title, description, canonical link, social preview and structured data of one page. */
export function pageMeta(site: SiteFacts, page: PageDescription): MetaDescriptor[] {
  const title = page.path === "/" ? page.title : `${page.title} · ${site.shop.name}`;
  const url = `${site.origin}${page.path}`;
  const image = new URL(page.image ?? "/static/social-preview.png", site.origin).href;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site.shop.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.structured ? [{ "script:ld+json": { "@context": "https://schema.org", ...page.structured } }] : []),
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
  ] as MetaDescriptor[];
}
