import { expect, it } from "vitest";
import { compileHeadScript } from "../head-script-plugin.ts";

it("the head script compiles to one classic script that can be inlined", async () => {
  const { code, imports, dynamicImports } = await compileHeadScript();
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);\s*$/s);
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect({ imports, dynamicImports }).toEqual({ imports: [], dynamicImports: [] });
});
