import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { hydrationMarkup } from "./hydration/hydration-markup.ts";
import { headScript, pageStyles } from "./inline-code.ts";
import { InlineHead } from "./lib/inline-head.ts";
import { renderContext, renderedHtml } from "./lib/render-context.ts";

const renderTimeoutMs = 10_000;

/** The style sheet is most of a page and the same in all, so it takes its place when the rest is rendered. */
const inlineHead = { script: headScript, styles: "" };
const emptyStyles = "<style></style>";
const styles = Buffer.from(`<style>${pageStyles}</style>`);

/**
 * Renders the whole page before sending it, because pages are cached. The style sheet is inlined, so the first paint needs no
 * second request. The HTML is handed over beside the response, because its body would copy all of it twice.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: Pick<RouterContextProvider, "set">,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = import.meta.env.PROD ? await renderPage(request, context) : await renderRoutes(request, context);
  visit.set(renderedHtml, html);
  return new Response(null, { status, headers });
}

/** React Router would write it to the terminal. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(renderContext).reportError(error);

async function renderPage(request: Request, { serverHandoffStream, ...context }: EntryContext) {
  const state = serverHandoffStream ? await text(serverHandoffStream) : "";
  const html = await renderRoutes(request, context);
  const [head, bodyEnd] = [html.indexOf(emptyStyles), html.lastIndexOf("</body>")];
  return Buffer.concat([
    html.subarray(0, head),
    styles,
    html.subarray(head + emptyStyles.length, bodyEnd),
    Buffer.from(hydrationMarkup(context, state)),
    html.subarray(bodyEnd),
  ]);
}

const renderRoutes = (request: Request, context: EntryContext): Promise<Buffer<ArrayBuffer>> =>
  renderToHtml(
    <InlineHead value={inlineHead}>
      <ServerRouter context={context} url={request.url} />
    </InlineHead>,
  );

function renderToHtml(tree: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity, // no streaming: Suspense boundaries are inlined instead of moved into place by a script
      onAllReady() {
        clearTimeout(timeout);
        pipe(collectBytes(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error("The page took too long to render.")), renderTimeoutMs);
  });
}

function collectBytes(onEnd: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}
