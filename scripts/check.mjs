import path from "node:path";
import { ensureInstalled, projectNode } from "./install.mjs";
import { main, projectFolder, run } from "./run.mjs";
import { checkSupplyChain } from "./supply-chain.mjs";

const tool = (name) => path.join(projectFolder, "node_modules/.bin", name);
const workspaces = ["contract", "server", "web", "web/service-worker", "demo", "e2e", "tools/bench"];

/** Everything that can be said about the code without running it. */
const steps = [
  ["format", () => run(tool("oxfmt"), ["--check"])],
  [
    "route types",
    () => run(projectNode().command, [tool("react-router"), "typegen"], { cwd: path.join(projectFolder, "web") }),
  ],
  ["lint and import cycles", () => run(tool("oxlint"), ["--type-aware", "--deny-warnings"])],
  ...workspaces.map((name) => [`types of ${name}`, () => run(tool("tsc"), ["-p", name])]),
  ["import directions, vocabulary and links", () => run(projectNode().command, ["tools/conventions/main.mjs"])],
  ["unused code", () => run(tool("knip"), [])],
  ["what comes from others", checkSupplyChain],
];

export async function check() {
  for (const [title, step] of steps) {
    console.log(`Checking ${title} …`);
    await step();
  }
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    await ensureInstalled();
    await check();
  });
}
