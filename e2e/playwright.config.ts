import { defineConfig } from "@playwright/test";
import { endpoints } from "@pawhaven/contract";
import { origin, port } from "./support/origin.ts";

/** No sandbox, because Debian's Chromium runs as root in CI. The others stop background requests of the browser. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env["CI"],
  use: {
    baseURL: origin,
    launchOptions: { ...(process.env["BROWSER_PATH"] && { executablePath: process.env["BROWSER_PATH"] }), args },
    // A service worker would answer requests that tests intercept; only the offline spec allows it.
    serviceWorkers: "block",
    // Traces double the run time. Use `--trace on` to investigate a failure.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node e2e/support/serve.ts",
    cwd: "..",
    url: `${origin}${endpoints.getHealth.path}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
