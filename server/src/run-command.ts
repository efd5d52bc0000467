import { existsSync } from "node:fs";
import { StartupError } from "./platform/startup-error.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Runs a command of the terminal with the shop's settings and exits, with 1 after one sentence if it cannot be done. */
export function runCommand(command: (settings: Settings, args: string[]) => Promise<number>): void {
  const run = async () => {
    if (existsSync(".env")) process.loadEnvFile(".env");
    return command(readSettings(process.env), process.argv.slice(2));
  };
  run().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : error);
      process.exit(1);
    },
  );
}
