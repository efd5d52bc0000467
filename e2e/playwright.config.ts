import { defineConfig } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 4173);

/** Debian's Chromium runs as root in CI, hence no sandbox; the rest keeps it from calling home. */
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
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...(process.env["BROWSER_PATH"] && { executablePath: process.env["BROWSER_PATH"] }), args },
    // What a device keeps for later would come between a test and the shop; the tests about that allow it.
    serviceWorkers: "block",
    // Recording every step would cost as much time as the steps; `--trace on` records a failure that is being looked into.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node e2e/support/serve.ts",
    cwd: "..",
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
