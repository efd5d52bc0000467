import { existsSync } from "node:fs";
import { run } from "./run.mjs";

export const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export async function installDebianPackages(...names) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { env });
}
