import path from "node:path";
import { describe, expect, it } from "vitest";
import { findLeaks, sharedFiles } from "../../workplace-modules.ts";

const sources = import.meta.glob<string>("/web/app/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const isOnServerOnly = /\/(entry\.server|render-page|canonical-url|inline-code)\.|\.test\.|\/test-support\//;
const files = Object.entries(sources).filter(([file]) => !isOnServerOnly.test(file));
const isOfWorkplace = ([file]: [string, string]) => file.startsWith("/web/app/admin/");
const workplace = files.filter(isOfWorkplace);
const site = files.filter((file) => !isOfWorkplace(file));

const importPattern = /(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+"([^"]+)"/g;
const dynamicPattern = /import\("([^"]+)"\)/g;

const targetOf = (file: string, specifier: string) =>
  specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier;

/** What these files import from a package or a file, without types. */
const namesFrom = (target: string, importers: [string, string][]) =>
  importers.flatMap(([file, text]) =>
    [...text.matchAll(importPattern)]
      .filter(([, isType, , specifier = ""]) => !isType && targetOf(file, specifier) === target)
      .flatMap(([, , names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );

describe("a customer's page", () => {
  it("imports nothing of the workplace; one route does, when it is shown", () => {
    const importers = site.filter(([file, text]) =>
      [...text.matchAll(importPattern), ...text.matchAll(dynamicPattern)]
        .map((match) => targetOf(file, match.at(-1) ?? ""))
        .some((target) => target.startsWith("/web/app/admin/")),
    );
    expect(importers.map(([file]) => file)).toEqual(["/web/app/routes/admin.tsx"]);
    expect(importers[0]?.[1]).toContain('lazy(() => import("../admin/workplace.tsx"))');
  });

  it.each(["react-router", ...sharedFiles.map((name) => `/web/app/${name}`)])(
    "has all that the workplace uses of %s, so that it does not grow",
    (target) => {
      const known = new Set(namesFrom(target, site));
      expect(namesFrom(target, workplace).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

describe("the build", () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({ fileName, moduleIds, imports });
  const ofWorkplace = path.join(import.meta.dirname, "workplace.tsx");

  it("accepts files that are apart", () => {
    const chunks = [
      chunk("home.js", ["/app/home.tsx"]),
      chunk("workplace.js", [ofWorkplace, "\0virtual"], ["react.js"]),
    ];
    expect(findLeaks(chunks)).toEqual([]);
  });

  it("fails when a file has modules of both, or loads the workplace with a customer's page", () => {
    const mixed = chunk("mixed.js", [ofWorkplace, "/app/ui/button.tsx"]);
    const copies = chunk("copies.js", ["/app/ui/button.tsx?workplace"]);
    const home = chunk("home.js", ["/app/home.tsx"], ["copies.js"]);
    expect(findLeaks([mixed, copies, home])).toEqual(["mixed.js", "home.js"]);
  });
});
