import { spawn } from "node:child_process";
import path from "node:path";

export const projectFolder = path.join(import.meta.dirname, "..");

const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command to its end, showing what it prints. Rejects with its exit code when it fails. */
export function run(command, args, { cwd = projectFolder, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? "ignore" : "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    const stop = (signal) => child.kill(signal);
    const orphaned = stopWhenOrphaned(stop);
    for (const signal of passedOn) process.on(signal, stop);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      clearInterval(orphaned);
      for (const signal of passedOn) process.off(signal, stop);
      if (code === 0) resolve();
      else
        reject(
          Object.assign(new Error(`${command} ${args.join(" ")} ended with ${code ?? signal}`), { code: code ?? 1 }),
        );
    });
  });
}

/** npm runs scripts in a shell that dies of a signal without passing it on; what is left is that the parent changes. */
function stopWhenOrphaned(stop) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref();
}

/** Ends the process with one sentence, for the person at the terminal. */
export function exitWithMessage(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs the steps of a command; a failed step has already said why, so only its exit code is passed on. */
export function main(steps) {
  steps().catch((error) => {
    if (error.code === undefined || typeof error.code !== "number") console.error(error);
    process.exit(typeof error.code === "number" ? error.code : 1);
  });
}
