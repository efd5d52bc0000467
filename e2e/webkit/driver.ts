import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect } from "@playwright/test";
import { origin } from "../support/origin.ts";
import { WebKitPage, type WebDriverCall } from "./page.ts";

interface Driver {
  call: WebDriverCall;
  pageErrorsFile: string;
}

const browser = path.join(import.meta.dirname, "browser.py");

/** A window of WebKit, driven by W3C WebDriver: Playwright cannot drive the WebKit of a distribution. */
export const test = base.extend<{ webkit: WebKitPage }, { driver: Driver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-webkit-"));
      const pageErrorsFile = path.join(folder, "page-errors");
      const screen = await startScreen();
      const driver = await startDriver({ DISPLAY: screen.display, PAGE_ERRORS: pageErrorsFile });
      await use({ call: driver.call, pageErrorsFile });
      for (const { process } of [driver, screen]) {
        process.kill();
        await once(process, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  webkit: async ({ driver: { call, pageErrorsFile }, viewport }, use, testInfo) => {
    const alwaysMatch = { "webkitgtk:browserOptions": { binary: browser, args: [] } };
    const { sessionId } = await call<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch } });
    const page = new WebKitPage((method, path, body) => call(method, `/session/${sessionId}${path}`, body), origin);
    await page.resize(viewport ?? { width: 1440, height: 900 });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach("page", { body: await page.describe() });
    await call("DELETE", `/session/${sessionId}`);
    expect(readFileSync(pageErrorsFile, "utf8")).toBe("");
  },
});

async function startScreen() {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { process: server, display: `:${number}` };
}

async function startDriver(env: Record<string, string>) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env: { ...process.env, ...env }, stdio: "ignore" });
  const call: WebDriverCall = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await expect(() => call("GET", "/status")).toPass();
  return { process: driver, call };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
