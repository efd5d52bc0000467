import { legalPages } from "@pawhaven/contract";
import { data } from "react-router";
import { LegalText } from "../features/content/legal-text.tsx";
import { legalDescriptions, legalTitles } from "../features/content/legal-titles.ts";
import { EarlierVersions, LegalValidity } from "../features/content/legal-versions.tsx";
import { ShopFacts } from "../features/content/shop-facts.tsx";
import { errorCode } from "../lib/api-errors.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { renderContext } from "../lib/render-context.ts";
import { readSearchParam, type RouteHandle } from "../lib/search-params.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { Route } from "./+types/legal";

export const handle: RouteHandle = { searchParams: ["version"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.pathname
    .replaceAll("/", "")
    .replace(/\.data$/, "")
    .toLowerCase();
  const key = legalPages.find((page) => page === name);
  const version = readSearchParam(url.searchParams, "version");
  if (key === undefined) throw data(null, { status: 404 });
  try {
    const query = version === undefined ? {} : { version };
    return {
      key,
      isEarlier: version !== undefined,
      page: await context.get(renderContext).api.getLegalPage({ params: { page: key }, query }),
    };
  } catch (error) {
    if (errorCode(error) === "not_found" || errorCode(error) === "invalid") throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const key = loaderData?.key ?? "imprint";
  return pageMeta(siteConfigOf(matches), {
    title: legalTitles[key],
    description: legalDescriptions[key],
    path: `/${key}`,
    noIndex: loaderData?.isEarlier ?? true,
  });
};

export default function LegalPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const versions = { page, path: `/${key}` };
  return (
    <div className="page-width max-w-3xl py-6">
      <Breadcrumb />
      <h1 className="mt-4 text-title">{legalTitles[key]}</h1>
      <LegalValidity {...versions} />
      {key === "imprint" && <ShopFacts />}
      <div className="mt-8">
        <LegalText sections={page.sections} />
      </div>
      <EarlierVersions {...versions} />
    </div>
  );
}
