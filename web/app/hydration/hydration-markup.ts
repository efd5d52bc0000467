import type { EntryContext } from "react-router";
import { type HydrationSetup, setupElementId, stateElementId } from "./hydration-data.ts";

type RouteFiles = NonNullable<EntryContext["manifest"]["routes"][string]>;

/**
 * What the router's `<Scripts>` writes as inline scripts, as data: the content security policy can then forbid all inline
 * scripts that are not constants of the build. `prepare-hydration.ts` reads it. Scripts would compete with the first image
 * for bandwidth, and for a connection over HTTP/1, so they come last and with low priority.
 */
export function hydrationMarkup(context: EntryContext, state: string): string {
  const { manifest, serverHandoffString = "{}", staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const setup: HydrationSetup = {
    context: JSON.parse(serverHandoffString) as object,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map((route) => [route.id, modulesOf(route)])),
  };
  const files = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
  ];
  return [
    dataBlock(setupElementId, JSON.stringify(setup)),
    dataBlock(stateElementId, state),
    ...[...new Set(files)].map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`),
    `<script type="module" async src="${manifest.entry.module}"></script>`,
  ].join("");
}

/** The build may split a route into several modules. */
const modulesOf = (route: RouteFiles) =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((file) => file !== undefined);

/** Both texts have `<` inside JSON strings only, where it can be written as an escape and cannot end the element. */
const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll("<", String.raw`\u003c`)}</script>`;
