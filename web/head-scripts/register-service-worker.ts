import type { AlreadyLoaded } from "../service-worker/already-loaded.ts";
import { offlineBannerPath } from "../service-worker/request-kinds.ts";
import { trustedTypesFactory } from "./trusted-types.ts";

const workerPath = "/sw.js";

/** Waits until the page has loaded and the browser is idle, so that caching does not compete with the page. */
export function registerServiceWorkerWhenIdle(root: HTMLElement): void {
  if (root.dataset["cachedAt"] !== undefined) showOfflineBanner();
  addEventListener("offline", showOfflineBanner);
  if (!("serviceWorker" in navigator)) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  addEventListener("load", () => whenIdle(() => void register(isFirstVisit).catch(() => undefined)));
}

function showOfflineBanner(): void {
  import(/* @vite-ignore */ offlineBannerPath).catch(() => undefined);
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);

async function register(isFirstVisit: boolean): Promise<void> {
  await navigator.serviceWorker.register(workerUrl());
  const { active } = await navigator.serviceWorker.ready;
  if (isFirstVisit && active) reportLoaded(active);
}

/**
 * On the first visit the page has loaded before the worker could cache anything, so the worker is sent the URLs: also of
 * what was requested before the worker took over and arrives later.
 */
function reportLoaded(worker: ServiceWorker): void {
  post(worker, { page: location.href, resources: [] });
  const observer = new PerformanceObserver((list) => {
    const missed = (list.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => workerStart === 0);
    post(worker, { resources: missed.map(({ name }) => name) });
  });
  observer.observe({ type: "resource", buffered: true });
}

const post = (worker: ServiceWorker, loaded: AlreadyLoaded) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window's postMessage has one
  worker.postMessage(loaded);

/** A worker's URL counts as a script URL, so the page's policy has to allow the policy named here. */
function workerUrl(): string {
  const policy = trustedTypesFactory()?.createPolicy("pawhaven", { createScriptURL: () => workerPath });
  return policy ? policy.createScriptURL("") : workerPath;
}
