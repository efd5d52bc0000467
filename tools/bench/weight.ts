import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { type Page, pages } from "./pages.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";

/** Lighthouse's phone, so that responsive images have the same widths. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block" as const,
};

/** DevTools resource types and their names in the table. */
const resourceKinds = { Document: "HTML", Script: "JS", Stylesheet: "CSS", Font: "fonts", Image: "images" } as const;
type ResourceKind = (typeof resourceKinds)[keyof typeof resourceKinds] | "data";

interface Weight {
  received: Record<ResourceKind, number>;
  /** Compressed size of the styles that are inlined in the HTML. */
  inlineStyles: number;
  uncompressed: number;
  requests: number;
  lastAt: number;
}

/** How long the network must be idle. The full run also waits for deferred requests. */
const idleMs = { short: 300, full: 3_000 };

/**
 * All bytes that a phone receives until the network is idle, including headers, by resource type. The browser accepts Brotli, as
 * phones do; the goals for JavaScript were set for gzip, which is larger.
 */
export async function measureWeight({ short }: Effort): Promise<Figure[]> {
  const { origin } = await sharedShop();
  const browser = await chromium.launch({
    executablePath: process.env["BROWSER_PATH"] ?? chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const figures: Figure[] = [];
    for (const page of short ? pages.slice(0, 2) : pages) {
      figures.push(figureOf(page, await weigh(browser, `${origin}${page.path}`, short ? idleMs.short : idleMs.full)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, url: string, idleTime: number): Promise<Weight> {
  const context = await browser.newContext(phone); // has an empty cache
  const page = await context.newPage();
  const weight = await trackNetwork(await context.newCDPSession(page));
  const response = await page.goto(url, { waitUntil: "load" });
  if (!response?.ok()) throw new Error(`${url} failed with ${response?.status()}.`);
  while (performance.now() - weight.lastAt < idleTime) await pause(100);
  const styles = await page.locator("style").allTextContents();
  weight.inlineStyles = brotliCompressSync(styles.join("")).length;
  await context.close();
  return weight;
}

async function trackNetwork(network: CDPSession): Promise<Weight> {
  const weight: Weight = {
    received: { HTML: 0, JS: 0, CSS: 0, fonts: 0, images: 0, data: 0 },
    inlineStyles: 0,
    uncompressed: 0,
    requests: 0,
    lastAt: performance.now(),
  };
  const kindOf = new Map<string, ResourceKind>();
  network.on("Network.responseReceived", ({ requestId, type }) => {
    kindOf.set(requestId, type in resourceKinds ? resourceKinds[type as keyof typeof resourceKinds] : "data");
  });
  network.on("Network.dataReceived", ({ dataLength }) => {
    weight.uncompressed += dataLength;
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.received[kindOf.get(requestId) ?? "data"] += encodedDataLength;
    weight.requests += 1;
    weight.lastAt = performance.now();
  });
  await network.send("Network.enable");
  return weight;
}

function figureOf(
  { title, maxScriptKilobytes: max }: Page,
  { received, inlineStyles, uncompressed, requests }: Weight,
): Figure {
  const sum = Object.values(received).reduce((total, bytes) => total + bytes, 0);
  const parts = Object.entries({ ...received, HTML: received.HTML - inlineStyles, CSS: received.CSS + inlineStyles });
  return {
    title: `${title}: ${kilobytes(sum)} kB in ${requests} requests`,
    value: `${parts.map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(", ")} kB`,
    reference: `${kilobytes(uncompressed)} kB uncompressed`,
    ratio: sum / uncompressed,
    ...(max && { target: `JS ≤ ${max}`, isMet: received.JS <= max * 1000 }),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
