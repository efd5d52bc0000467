import { describe, expect, it } from "vitest";
import { auditVerdict } from "./audit-verdict.mjs";
import { licenceIssues, licencesPage } from "./licences.mjs";
import { lockFileIssues } from "./lock-file-issues.mjs";

const fastify = { version: "5.0.0", integrity: "sha512-abc", license: "MIT" };
const project = { dependencies: { fastify: "5.0.0" } };
const lockWith = (packages, asked = project) => ({ packages: { "": asked, ...packages } });
const issuesOf = (packages, asked = project) => lockFileIssues(lockWith(packages, asked), { "": asked });

describe("a lock file", () => {
  it("is fine when it holds what is asked for, known by its content", () => {
    expect(issuesOf({ "node_modules/fastify": fastify })).toEqual([]);
  });

  it("must be in step with every package.json, workspaces included", () => {
    const lock = lockWith({ "node_modules/fastify": fastify, web: { dependencies: {} } });
    expect(lockFileIssues(lock, { "": project, web: { dependencies: { fastify: "5.0.0" } }, shop: {} })).toEqual([
      "The lock file is out of step with the dependencies of web.",
      "The lock file does not know the workspace shop.",
    ]);
  });

  it("must hold the very version, and may leave the project's own workspaces without one", () => {
    expect(issuesOf({ "node_modules/fastify": { ...fastify, version: "4.9.9" } })).toEqual([
      "The lock file holds fastify as 4.9.9, not as 5.0.0.",
    ]);
    const asked = { dependencies: { "@shop/web": "*" } };
    expect(issuesOf({ "node_modules/@shop/web": { resolved: "web", link: true } }, asked)).toEqual([]);
  });

  it.each(["^5.0.0", "*", "latest", "github:fastify/fastify", "https://example.com/fastify.tgz", "file:../fastify"])(
    "cannot make %s exact",
    (version) => {
      const faults = issuesOf({ "node_modules/fastify": fastify }, { dependencies: { fastify: version } });
      expect(faults).toEqual([`fastify is asked for as ${version}, which is no exact version.`]);
    },
  );

  it.each([
    [{ integrity: undefined }, "node_modules/fastify has no SHA-512 to be recognised by."],
    [{ integrity: "sha1-abc" }, "node_modules/fastify has no SHA-512 to be recognised by."],
    [
      { resolved: "git+ssh://git@example.com/f.git#1" },
      "node_modules/fastify comes from git+ssh://git@example.com/f.git#1 and not from the registry.",
    ],
  ])("is refused with %j", (own, fault) => {
    expect(issuesOf({ "node_modules/fastify": { ...fastify, ...own } })).toEqual([fault]);
  });

  it("may hold an install script only by name, yes or no, and no name without one", () => {
    const packages = { "node_modules/fastify": { ...fastify, hasInstallScript: true } };
    const named = (allowScripts) => issuesOf(packages, { ...project, allowScripts });
    expect(named({})).toEqual(["fastify has an install script and is not named in allowScripts."]);
    expect(named({ fastify: false })).toEqual([]);
    expect(named({ fastify: true, sharp: true })).toEqual(["allowScripts names sharp, which has no install script."]);
  });
});

describe("a licence", () => {
  const faultsFor = (name, own) => licenceIssues(lockWith({ [`node_modules/${name}`]: { ...fastify, ...own } }));

  it.each(["MIT", "ISC", "(MIT OR GPL-3.0)", "Apache-2.0 AND MIT"])("may be %s", (license) => {
    expect(faultsFor("fastify", { license })).toEqual([]);
  });

  it.each([
    "GPL-3.0",
    "LGPL-3.0-or-later",
    "MIT AND GPL-3.0",
    "(MIT OR GPL-3.0) AND (AGPL-3.0)",
    "SEE LICENSE IN x",
    "",
  ])("may not be “%s”", (license) => {
    expect(faultsFor("fastify", { license })).toHaveLength(1);
  });

  it("must be there, unless the package is only a tool", () => {
    expect(faultsFor("fastify", { license: undefined })).toHaveLength(1);
    expect(faultsFor("fastify", { license: undefined, dev: true })).toEqual([]);
  });

  it("is thought through for some packages, and only for them", () => {
    expect(faultsFor("@img/sharp-libvips-linux-x64", { license: "LGPL-3.0-or-later" })).toEqual([]);
    expect(faultsFor("@fontsource/nunito", { license: "LGPL-3.0-or-later" })).toHaveLength(1);
  });

  it("is listed for everything that runs, and for nothing else", () => {
    const page = licencesPage(lockWith({ "node_modules/fastify": fastify, "node_modules/knip": { dev: true } }));
    expect(page).toContain("| fastify | 5.0.0 | MIT |");
    expect(page).not.toContain("knip");
  });
});

describe("the answer about known weaknesses", () => {
  const answer = (vulnerabilities) => auditVerdict(JSON.stringify({ metadata: { vulnerabilities } }));

  it("is clean, or names how many there are", () => {
    expect(answer({ low: 0, high: 0, total: 0 })).toMatchObject({ word: "clean" });
    expect(answer({ low: 1, high: 2, total: 3 })).toMatchObject({
      word: "weak",
      sentence: expect.stringContaining("1 low, 2 high"),
    });
  });

  it.each(["", "null", "<html>", "{}", '{"message":"405 Method Not Allowed"}'])(
    "is not taken for a good one when it is %j",
    (output) => {
      expect(auditVerdict(output)).toMatchObject({ word: "not checked" });
    },
  );
});
