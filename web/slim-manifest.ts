import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const start = "window.__reactRouterManifest=";

/**
 * Every page loads the router's manifest of all routes. More than half of it are the imports of their files, from which the
 * router preloads only for `<Scripts>` and for links with `prefetch`, and the site has neither.
 */
export async function slimManifest(assetsFolder: string): Promise<void> {
  const names = (await readdir(assetsFolder)).filter((name) => name.startsWith("manifest-"));
  for (const file of names.map((name) => path.join(assetsFolder, name))) {
    const code = await readFile(file, "utf8");
    if (code.startsWith(start)) await writeFile(file, `${start}${withoutImports(code.slice(start.length, -1))};`);
  }
}

const withoutImports = (json: string) =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) => (key === "imports" ? undefined : value));
