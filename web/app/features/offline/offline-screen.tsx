import { useEffect, useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { type CachedPage, listCachedPages } from "./cached-pages.ts";

/** Takes the place of a page that cannot be had without a connection, and goes there by itself when there is one again. */
export function OfflineScreen({ wanted: requestedPath }: { wanted: string }) {
  const pages = useCachedPages();
  useEffect(() => {
    const go = () => window.location.replace(requestedPath);
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [requestedPath]);
  return (
    <div className="page-width max-w-3xl py-10">
      <h1 className="text-title">You are offline</h1>
      <p className="mt-4 text-lead text-ink-soft">
        This page needs a connection. It opens by itself as soon as there is one again; nothing you have saved is lost.
      </p>
      <Button className="mt-6" onClick={() => window.location.assign(requestedPath)}>
        Try again
      </Button>
      {pages.length > 0 && <CachedPageList pages={pages} />}
    </div>
  );
}

const CachedPageList = ({ pages }: { pages: readonly CachedPage[] }) => (
  <section aria-labelledby="readable" className="mt-10">
    <h2 id="readable" className="text-heading">
      What you can read now
    </h2>
    <ul className="mt-4 divide-y divide-line rounded-card bg-surface px-4 shadow-card">
      {pages.map(({ path, title, cachedAt }) => (
        <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          {/* A plain link: the kept page is a whole document. */}
          <a href={path} className="font-bold text-teal-strong underline underline-offset-4">
            {title}
          </a>
          <span className="text-small text-ink-soft">seen {formatDateTime(cachedAt)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function useCachedPages(): CachedPage[] {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => void listCachedPages().then(setPages), []);
  return pages;
}
