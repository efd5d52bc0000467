import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { canInstallDebianPackages } from "./debian.mjs";
import { projectFolder, run } from "./run.mjs";

const folder = path.join(projectFolder, "server/build/prometheus");
const unpacked = path.join(folder, "usr/bin/promtool");

/** Prometheus' checker of rules: the system's, or Debian's, unpacked because installing it would start a service. */
export async function findPromtool() {
  if (spawnSync("promtool", ["--version"]).status === 0) return "promtool";
  if (!existsSync(unpacked) && canInstallDebianPackages()) await unpack().catch(() => {});
  if (existsSync(unpacked)) return unpacked;
  console.log("The alert rules are not checked: Prometheus' promtool is not installed.");
  return undefined;
}

async function unpack() {
  console.log("Fetching Prometheus' promtool for the tests …");
  mkdirSync(folder, { recursive: true });
  const inFolder = { cwd: folder, quiet: true };
  await run("apt-get", ["update"], inFolder);
  const only = "dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool && rm prometheus_*.deb";
  await run("sh", ["-c", `apt-get download prometheus && ${only}`], inFolder);
}
