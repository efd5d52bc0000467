import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { matchScreen } from "../lib/match-screen.ts";
import { screenPath } from "../lib/paths.ts";
import { screens } from "../screens.ts";

/** One crumb for every screen whose address is the beginning of this one, or that it names as the one above. On phones the last two suffice. */
export function Breadcrumbs() {
  const crumbs = crumbsOf(useLocation().pathname);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center">
        {crumbs.map(({ path, title }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} aria-current="page" className="min-w-0 truncate px-1 font-bold">
              {title}
            </li>
          ) : (
            <Fragment key={path}>
              <li className={classNames("min-w-0", index < crumbs.length - 2 && "max-sm:hidden")}>
                <Link
                  to={path}
                  className="flex min-h-11 items-center rounded-small px-1 text-ink-soft underline-offset-4 -outline-offset-3 hover:text-ink hover:underline"
                >
                  <span className="truncate">{title}</span>
                </Link>
              </li>
              <li aria-hidden="true" className={index < crumbs.length - 2 ? "max-sm:hidden" : undefined}>
                <ChevronRight className="size-4 shrink-0 text-line-strong" />
              </li>
            </Fragment>
          ),
        )}
      </ol>
    </nav>
  );
}

function crumbsOf(pathname: string): { path: string; title: string }[] {
  const segments = pathname.split("/").filter(Boolean);
  return segments.flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const { screen } = matchScreen(screens, path) ?? {};
    const above = screens.find((other) => screen?.under === other.path);
    return [
      ...(above ? [{ path: screenPath(above.path), title: above.title }] : []),
      ...(screen ? [{ path, title: screen.title }] : []),
    ];
  });
}
