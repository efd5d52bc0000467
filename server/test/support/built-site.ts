import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "@pawhaven/contract";

const webBuildFolder = path.join(import.meta.dirname, "../../../web/build");

/** The site as `npm run build` has made it. */
export const loadBuiltSite = async (): Promise<Site> =>
  (await import(pathToFileURL(path.join(webBuildFolder, "server/index.js")).href)) as Site;
