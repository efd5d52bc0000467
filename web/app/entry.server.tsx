import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { hydrationMarkup } from "./hydration/hydration-markup.ts";
import { headScript, pageStyles } from "./inline-code.ts";
import { InlineHead } from "./lib/inline-head.ts";

const renderTimeoutMs = 10_000;

const inlineHead = { script: headScript, styles: pageStyles };

/**
 * Renders the whole page before sending it, because pages are cached. The style sheet is inlined, so the first paint needs no
 * second request.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = import.meta.env.PROD ? await renderPage(request, context) : await renderRoutes(request, context);
  return new Response(html, { status, headers });
}

async function renderPage(request: Request, { serverHandoffStream, ...context }: EntryContext): Promise<string> {
  const state = await new Response(serverHandoffStream).text();
  const html = await renderRoutes(request, context);
  const bodyEnd = html.lastIndexOf("</body>");
  return `${html.slice(0, bodyEnd)}${hydrationMarkup(context, state)}${html.slice(bodyEnd)}`;
}

const renderRoutes = (request: Request, context: EntryContext): Promise<string> =>
  renderToHtml(
    <InlineHead value={inlineHead}>
      <ServerRouter context={context} url={request.url} />
    </InlineHead>,
  );

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
