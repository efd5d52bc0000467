import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import script from "virtual:head-script";
import styles from "./app.css?inline";
import { InlineHead } from "./lib/inline-head.ts";

const renderTimeoutMs = 10_000;

const inlineHead = { script, styles };

/**
 * Renders the whole page before sending it: pages are cached, and their content security policy holds hashes of the finished
 * HTML. The style sheet is inlined, so the first paint needs no second request.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await renderToHtml(
    <InlineHead value={inlineHead}>
      <ServerRouter context={context} url={request.url} />
    </InlineHead>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(deprioritizeScripts(html), { status, headers });
}

const modulePreloadLink = /<link rel="modulepreload"[^>]*>/g;

/**
 * Scripts would compete with the first image for bandwidth, and for a connection over HTTP/1. At the end of the body and with
 * low priority they are requested after the images.
 */
function deprioritizeScripts(html: string): string {
  const links = html.match(modulePreloadLink) ?? [];
  const lowPriorityLinks = links.map((link) => link.replace("<link ", '<link fetchpriority="low" '));
  return html.replace(modulePreloadLink, "").replace("</body>", () => `${lowPriorityLinks.join("")}</body>`);
}

function renderToHtml(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity, // no streaming: Suspense boundaries are inlined instead of moved into place by a script
      onAllReady() {
        clearTimeout(timeout);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error("The page took too long to render.")), renderTimeoutMs);
  });
}
