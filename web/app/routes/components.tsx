import { data } from "react-router";
import { pageMeta } from "../lib/page-meta.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { ControlsShowcase } from "../ui/showcase/controls.tsx";
import { displayAnchors, DisplayShowcase } from "../ui/showcase/display.tsx";
import type { Route } from "./+types/components";

/** For developers only; a shop in production does not have it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(renderContext).hasDeveloperPages) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Components",
    description: "Every component of the site in every state.",
    path: "/components",
    noIndex: true,
  });

/** For developers: every component in every state. */
export default function ComponentsPage() {
  return (
    <div className="page-width py-10">
      <h1 className="text-title">Components</h1>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">
        The building blocks of the site: controls first, then display components.
      </p>
      <Anchors />
      <div id="controls" className="mt-10">
        <ControlsShowcase />
      </div>
      <DisplayShowcase />
    </div>
  );
}

const Anchors = () => (
  <nav aria-label="Components" className="mt-6">
    <ul className="-mx-2 flex flex-wrap gap-x-2">
      {[["controls", "Controls"] as const, ...displayAnchors].map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center px-2 text-teal-strong underline underline-offset-4"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
