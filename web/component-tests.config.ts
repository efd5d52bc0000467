import { existsSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { endpointManifest } from "./endpoint-manifest.ts";

const debianBrowsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env["BROWSER_PATH"] ?? debianBrowsers.find((file) => existsSync(file));

/** Chromium refuses to run its sandbox as root, as in CI; the other flags stop its own network traffic. */
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** Listed, because one that Vite discovers during the run would reload the page under the tests. */
const preBundledDependencies = [
  "@atlaskit/pragmatic-drag-and-drop/combine",
  "@atlaskit/pragmatic-drag-and-drop/element/adapter",
  "@hookform/resolvers/zod",
  "@tanstack/react-query",
  "axe-core",
  "lucide-react",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react-router",
  "react/jsx-dev-runtime",
  "vitest-browser-react/pure",
  "zod",
];

/** Components in a real browser with the site's style sheet, without a server. */
export const componentTests: TestProjectInlineConfiguration = {
  root: import.meta.dirname,
  plugins: [tailwindcss(), endpointManifest()],
  optimizeDeps: { include: preBundledDependencies, noDiscovery: true },
  test: {
    name: "components",
    include: ["app/**/*.browser.test.tsx"],
    setupFiles: [path.join(import.meta.dirname, "app/ui/test-support/setup.ts")],
    // One page for all files: opening one per file takes longer than its tests.
    isolate: false,
    fileParallelism: false,
    // Vitest runs projects with different numbers of workers in groups, one after the other.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      instances: [{ browser: "chromium" }],
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args },
        contextOptions: { reducedMotion: "reduce", colorScheme: "light" },
      }),
      viewport: { width: 1280, height: 800 },
      locators: { errorFormat: "aria" },
      screenshotFailures: false,
      // A DOM snapshot of every step takes longer than the step.
      traceView: "off",
      dependencySourcemaps: false,
    },
  },
};
