import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { type CachedPage, listCachedPages } from "./cached-pages.ts";

/** Shown instead of a page that needs a connection. Opens that page once the browser is online again. */
export function OfflineScreen({ wanted: requestedPath }: { wanted: string }) {
  const pages = useCachedPages();
  useReturnWhenReachable(requestedPath);
  return (
    <div className="page-width max-w-3xl py-10">
      <h1 className="text-title">You are offline</h1>
      <p className="mt-4 text-lead text-ink-soft">
        This page needs a connection. It will open as soon as you are back online. Nothing you saved is lost.
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
      Pages you can read offline
    </h2>
    <ul className="mt-4 divide-y divide-line rounded-card bg-surface px-4 shadow-card">
      {pages.map(({ path, title, cachedAt }) => (
        <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          {/* Not a router link: the worker caches whole documents, not route data. */}
          <a href={path} className="font-bold text-teal-strong underline underline-offset-4">
            {title}
          </a>
          <span className="text-small text-ink-soft">Viewed {formatDateTime(cachedAt)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const checkEveryMs = 5_000;

/**
 * The browser can say that it is online before requests arrive, and says nothing when the shop was down and is back. So
 * the shop is asked, then and every few seconds.
 */
function useReturnWhenReachable(path: string): void {
  useEffect(() => {
    const returnIfReachable = () =>
      void api.getHealth().then(
        () => window.location.replace(path),
        () => undefined,
      );
    const timer = window.setInterval(returnIfReachable, checkEveryMs);
    window.addEventListener("online", returnIfReachable);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", returnIfReachable);
    };
  }, [path]);
}

function useCachedPages(): CachedPage[] {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => void listCachedPages().then(setPages), []);
  return pages;
}
