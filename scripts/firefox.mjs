#!/usr/bin/env node
/**
 * Playwright starts this in place of a Firefox from a distribution (`FIREFOX_PATH`), and speaks WebDriver BiDi with it. What
 * they do not agree on yet is settled here, so that journeys are the same in every browser. See decision 92.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const announcement = "WebDriver BiDi listening on ";
const ownCommandId = Number.MAX_SAFE_INTEGER;

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const [, address] = line.split(announcement);
  if (address) announceProxy(address);
  else console.error(line);
});

function announceProxy(firefoxAddress) {
  const proxy = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  proxy.on("listening", () => console.error(`${announcement}ws://127.0.0.1:${proxy.address().port}`));
  proxy.on("connection", (playwright, { url }) => {
    // Playwright must not be heard before Firefox can listen.
    playwright.pause();
    connect(playwright, new WebSocket(firefoxAddress + url, { perMessageDeflate: false, maxPayload: 0 }));
  });
}

function connect(playwright, browser) {
  browser.on("open", () => playwright.resume());
  browser.on("close", () => playwright.close());
  playwright.on("close", () => browser.close());
  playwright.on("message", (data) => {
    const { id, method, params } = JSON.parse(data);
    if (isDefaultColorScheme(method, params))
      return playwright.send(JSON.stringify({ type: "success", id, result: {} }));
    browser.send(method === "script.addPreloadScript" ? skippedInBlankWindows(id, params) : String(data));
    if (method === "session.subscribe") browser.send(JSON.stringify(preparePages));
  });
  browser.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.id !== ownCommandId) playwright.send(JSON.stringify(withDownloadId(message)));
  });
}

/** Firefox ESR cannot emulate media yet, but is light by default, and Playwright asks every new window for that. */
const isDefaultColorScheme = (method, params) =>
  method === "emulation.setMediaFeaturesOverride" && params.features["prefers-color-scheme"] !== "dark";

/** A new window is blank and has no storage, which scripts may want to fill before a page loads. */
const skippedInBlankWindows = (id, { functionDeclaration, ...params }) =>
  JSON.stringify({
    id,
    method: "script.addPreloadScript",
    params: {
      functionDeclaration: `(...values) => { if (origin !== "null") return (${functionDeclaration})(...values) }`,
      ...params,
    },
  });

/** Playwright ignores downloads without an id, which Firefox ESR does not give to those that a script starts. */
const withDownloadId = ({ params, ...message }) =>
  message.method?.startsWith("browsingContext.download")
    ? { ...message, params: { download: params.url, ...params } }
    : { ...message, params };

const preparePages = {
  id: ownCommandId,
  method: "script.addPreloadScript",
  params: { functionDeclaration: `() => { (${replaceInsertText})(); (${removeElementReflection})() }` },
};

/** Playwright's own way to insert text sets `value`, which React does not notice. This types, as far as a page can tell. */
function replaceInsertText() {
  const insertText = (text) => {
    const { activeElement } = document;
    if (activeElement?.localName === "iframe") return activeElement;
    document.execCommand("insertText", false, text);
  };
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insertText, set: () => {} });
}

/** Firefox ESR crashes at times after `ariaLabelledByElements` or one like it was read, as axe and Playwright do. */
function removeElementReflection() {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements?$/.test(name)) delete Element.prototype[name];
}
