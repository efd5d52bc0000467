import { data } from "react-router";
import { PassportView } from "../features/userpets/passport/passport-view.tsx";
import { errorCode } from "../lib/api-errors.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { PageError } from "../shell/page-error.tsx";
import type { Route } from "./+types/passport";

/** The address is the secret: it is neither stored, nor indexed, nor told to other sites. */
export const headers = () => ({
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(renderContext);
  try {
    return { passport: await api.readPassport({ params: { token: params.token } }) };
  } catch (error) {
    if (errorCode(error) === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

/** Without the pet's name: programs that preview a link store what they read. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Pet passport",
    description: "A pet's passport.",
    path: "/passport",
    noIndex: true,
  });

export default function PassportPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl py-10 print:max-w-none print:p-0">
      <PassportView passport={loaderData.passport} />
    </div>
  );
}

export const ErrorBoundary = () => <PageError />;
