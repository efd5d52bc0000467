import { execFile } from "node:child_process";

/**
 * Runs a command and collects what it prints. A checker's exit code says whether it found something, which its output says
 * too; a command that takes too long is ended and what it printed so far counts.
 */
export function runBounded(command, args, { seconds, env = {}, cwd }) {
  return new Promise((resolve) => {
    const options = { timeout: seconds * 1000, killSignal: "SIGKILL", maxBuffer: 2 ** 28, cwd };
    execFile(command, args, { ...options, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, isMissing: error?.code === "ENOENT", hasTimedOut: error?.killed === true }),
    );
  });
}
