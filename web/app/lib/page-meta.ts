import type { RenderContext } from "@pawhaven/contract";
import type { MetaDescriptor } from "react-router";

export interface PageMetadata {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  image?: string | undefined;
  structuredData?: object | undefined;
  noIndex?: boolean;
}

export type SiteConfig = Omit<RenderContext, "api" | "reportError" | "shopDetails" | "demoStaff" | "mapUrl"> & {
  year: number;
};

export function pageMeta(site: SiteConfig, page: PageMetadata): MetaDescriptor[] {
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
    ...(page.structuredData
      ? [{ "script:ld+json": { "@context": "https://schema.org", ...page.structuredData } }]
      : []),
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
  ] as MetaDescriptor[];
}
