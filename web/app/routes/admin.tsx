import { lazy, Suspense, useSyncExternalStore } from "react";
import { pageMeta } from "../lib/page-meta.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import type { Route } from "./+types/admin";

export const loader = ({ context }: Route.LoaderArgs) => ({ demoStaff: context.get(renderContext).demoStaff });

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Workplace",
    description: "Where the staff work.",
    path: "/admin",
    noIndex: true,
  });

/** The server renders the same page for everybody and every address under /admin; all else happens in the browser. */
const Workplace = import.meta.env.SSR ? null : lazy(() => import("../admin/workplace.tsx"));

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isHydrated || !Workplace) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Workplace demoStaff={loaderData.demoStaff} />
    </Suspense>
  );
}

function Loading() {
  return (
    <main className="grid min-h-dvh bg-plain p-6">
      <h1 className="sr-only">Workplace</h1>
      <output>Loading…</output>
    </main>
  );
}

export const ErrorBoundary = () => (
  <main className="min-h-dvh bg-plain p-6">
    <h1 className="text-heading">The workplace could not be loaded.</h1>
    <a href="/admin" className="underline">
      Try again
    </a>
  </main>
);
