import path from "node:path";
import { defineConfig } from "@playwright/test";
import { endpoints } from "@pawhaven/contract";
import { mainJourneys } from "./main-journeys.ts";
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

const launchWith = (variable: "BROWSER_PATH" | "FULL_BROWSER_PATH") => {
  const executablePath = process.env[variable];
  return { ...(executablePath && { executablePath }), args };
};

const browserCachesSpec = /browser-caches\.spec\.ts$/;
const ofOtherProjects = [browserCachesSpec, /webkit\/smoke\.spec\.ts$/];

const firefox = {
  name: "firefox",
  ...(process.env["ALL_JOURNEYS"] ? {} : { grep: new RegExp(mainJourneys.join("|")) }),
  testIgnore: ofOtherProjects,
  use: {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: {
      executablePath: path.join(import.meta.dirname, "../scripts/firefox.mjs"),
      firefoxUserPrefs: {
        // Chromium without a window has no scrollbars that take space either.
        "ui.useOverlayScrollbars": 1,
        // Playwright cannot read Zstandard, where a test changes a response.
        "network.http.accept-encoding.secure": "gzip, deflate, br",
        // Playwright cannot emulate it here, and colours cannot be judged halfway through a transition.
        "ui.prefersReducedMotion": 1,
      },
    },
    // Playwright adds a style element for it, which the Content Security Policy blocks.
    screenshot: "off" as const,
  },
};

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  /** How quick a step is, the bench measures. Here only whether it happens, however busy the machine is. */
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env["CI"],
  use: {
    baseURL: origin,
    launchOptions: launchWith("BROWSER_PATH"),
    // A service worker would answer requests that tests intercept; the offline spec allows it.
    serviceWorkers: "block",
    // Traces double the run time. Use `--trace on` to investigate a failure.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "isolated", testIgnore: ofOtherProjects },
    {
      name: "as people browse",
      testMatch: browserCachesSpec,
      use: {
        serviceWorkers: "allow",
        // Chromium without a window of its own, which the headless shell is not: that one has no back/forward cache.
        channel: "chromium",
        launchOptions: { ...launchWith("FULL_BROWSER_PATH"), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
      },
    },
    ...(process.env["FIREFOX_PATH"] ? [firefox] : []),
    ...(process.env["WEBKIT"] ? [{ name: "webkit", testDir: "webkit" }] : []),
  ],
  webServer: {
    command: "node e2e/support/serve.ts",
    cwd: "..",
    url: `${origin}${endpoints.getHealth.path}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
