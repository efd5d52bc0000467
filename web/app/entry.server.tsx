import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import styles from "./app.css?inline";
import { InlineStyles } from "./lib/inline-styles.ts";

const renderTimeoutMs = 10_000;

/**
 * Renders the whole page before anything is sent: pages are kept and sent many times, and their security policy is
 * made from the finished text. The style sheet travels inside the page, so the first view needs no second request.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await renderToHtml(
    <InlineStyles value={styles}>
      <ServerRouter context={context} url={request.url} />
    </InlineStyles>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(deprioritizeScripts(html), { status, headers });
}

const modulePreloadLink = /<link rel="modulepreload"[^>]*>/g;

/**
 * On a slow line the scripts would take the room the first picture needs, and over HTTP/1 its place in the queue. They
 * are asked for once the pictures are known, and yield to them.
 */
function deprioritizeScripts(html: string): string {
  const links = html.match(modulePreloadLink) ?? [];
  const lowPriorityLinks = links.map((link) => link.replace("<link ", '<link fetchpriority="low" '));
  return html.replace(modulePreloadLink, "").replace("</body>", () => `${lowPriorityLinks.join("")}</body>`);
}

function renderToHtml(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity, // the page is sent whole, so nothing in it has to be moved into place by a script
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
