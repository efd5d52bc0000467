import { type HydrationSetup, setupElementId, stateElementId } from "./hydration-data.ts";

/** Sets what the router expects on `window`, from the data that `hydration-markup.ts` has put into the page. */
export async function prepareHydration(): Promise<void> {
  const { context, manifest, routes } = JSON.parse(textOf(setupElementId)) as HydrationSetup;
  const [routeModules] = await Promise.all([
    Promise.all(Object.entries(routes).map(async ([id, urls]) => [id, await importAll(urls)] as const)),
    import(/* @vite-ignore */ manifest),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(textOf(stateElementId)).body },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}

/** The last one: markup that somebody managed to inject comes before it. */
const textOf = (id: string) => [...document.querySelectorAll(`script[id="${id}"]`)].at(-1)?.textContent ?? "";

async function importAll(urls: readonly string[]): Promise<object> {
  const modules = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<object>));
  return Object.assign({}, ...modules) as object;
}
