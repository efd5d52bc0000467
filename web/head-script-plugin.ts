import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const virtualModuleId = "virtual:head-script";
const entry = path.join(import.meta.dirname, "head-scripts/head.ts");

/**
 * Compiles `head-scripts/head.ts` to the text of one classic script, which the server inlines into every page. It runs before
 * the first paint, which a module script cannot do.
 */
export function headScript(): Plugin {
  return {
    name: "head-script",
    resolveId: (id) => (id === virtualModuleId ? `\0${virtualModuleId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualModuleId}`) return undefined;
      const { code, moduleIds } = await compileHeadScript();
      for (const file of moduleIds.filter((moduleId) => path.isAbsolute(moduleId))) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

export async function compileHeadScript(): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2017",
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error("The head script contains markup that would end it early.");
  return chunk;
}
