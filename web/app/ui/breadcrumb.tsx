import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { capitalize } from "../lib/capitalize.ts";

export interface BreadcrumbProps {
  /** Labels by URL segment: `{ "42": "Rope Toy" }`. */
  labels?: Record<string, string>;
}

interface Crumb {
  label: string;
  path: string;
}

/** Home, then one crumb per URL segment. */
export function Breadcrumb({ labels }: BreadcrumbProps) {
  const crumbs = crumbsOf(useLocation().pathname, labels);
  const ancestors = crumbs.slice(0, -1);
  const current = crumbs.at(-1);
  return (
    <nav aria-label="Breadcrumb" className="text-small">
      <ol className="-mx-1 flex flex-wrap items-center">
        {ancestors.map(({ label, path }) => (
          <Fragment key={path}>
            <li>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-small px-1 text-ink-soft underline-offset-4 -outline-offset-3 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
            <li aria-hidden="true" className="px-1 text-line-strong">
              <Divider />
            </li>
          </Fragment>
        ))}
        {current && (
          <li aria-current="page" className="px-1 font-bold wrap-anywhere">
            {current.label}
          </li>
        )}
      </ol>
    </nav>
  );
}

const Divider = () => (
  <svg viewBox="0 0 8 12" className="h-2.5 w-2" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="m2 1.5 4 4.5-4 4.5" strokeLinejoin="round" />
  </svg>
);

function crumbsOf(pathname: string, labels: Record<string, string> | undefined): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  return [
    { label: "Home", path: "/" },
    ...segments.map(readSegment).map((segment, index) => ({
      label: labels?.[segment] ?? capitalize(segment),
      path: `/${segments.slice(0, index + 1).join("/")}`,
    })),
  ];
}

/**
 * In lower case, as the server renders `/Contact` too. A URL typed by hand may contain a malformed escape, which is shown as
 * is.
 */
function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
