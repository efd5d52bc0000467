import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./run.mjs";

const textOf = (file) => readFileSync(path.join(projectFolder, file), "utf8");
const variablesOf = (file, line) => [...textOf(file).matchAll(line)].flatMap(([, variables]) => variables.split(" "));
const { flags, environment } = JSON.parse(textOf("server/process.json"));

describe("the image and the unit", () => {
  it("start the shop as `npm start` does", () => {
    const [, command] = /^CMD (.*)$/m.exec(textOf("Containerfile"));
    expect(JSON.parse(command)).toEqual(["node", ...flags, "server/src/main.ts"]);
    const [, start] = /^ExecStart=\S+\/node (.*)$/m.exec(textOf("docs/operations/pawhaven.service"));
    expect(start.split(" ")).toEqual([...flags, "server/src/main.ts"]);
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    expect(variablesOf("Containerfile", /^ENV (.*)$/gm)).toEqual(expect.arrayContaining(variables));
    expect(variablesOf("docs/operations/pawhaven.service", /^Environment=(.*)$/gm)).toEqual(
      expect.arrayContaining(variables),
    );
  });

  it("cache compiled code where they may write", () => {
    expect(variablesOf("Containerfile", /^ENV (.*)$/gm)).toContain("NODE_COMPILE_CACHE=/data/compiled");
    expect(textOf("Containerfile")).toMatch(/^VOLUME \/data$/m);
    const unit = "docs/operations/pawhaven.service";
    expect(variablesOf(unit, /^Environment=(.*)$/gm)).toContain("NODE_COMPILE_CACHE=/var/cache/pawhaven");
    expect(textOf(unit)).toMatch(/^CacheDirectory=pawhaven$/m);
  });

  it("give requests in flight more than the 15 seconds after which the shop ends", () => {
    expect(textOf("compose.yaml")).toMatch(/^ {4}stop_grace_period: 30s$/m);
    expect(textOf("docs/operations/pawhaven.service")).toMatch(/^TimeoutStopSec=30$/m);
  });

  it("run on the Node that comes with the dependencies, in the same major version", () => {
    const [, base] = /^ARG BASE=\S+\/node:(\d+)/m.exec(textOf("Containerfile"));
    const { optionalDependencies } = JSON.parse(textOf("package.json"));
    expect(Object.values(optionalDependencies).map((version) => version.split(".")[0])).toEqual([base, base]);
  });
});
