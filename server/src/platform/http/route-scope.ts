import multipart from "@fastify/multipart";
import type { Endpoint } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Adds a route to the app, or, if its body needs another parser, to an encapsulated scope with that parser. */
export function withRouteScope(
  app: FastifyInstance,
  { rawBody, file }: Endpoint,
  mountRoute: (scope: FastifyInstance) => void,
): void {
  const configure = rawBody ? useRawBodyParser : file && useMultipartParser;
  if (!configure) return mountRoute(app);
  void app.register(async (scope) => {
    await configure(scope);
    mountRoute(scope);
  });
}

/** A signature covers the exact bytes, which parsing and serializing again would not preserve. */
async function useRawBodyParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Only where files are uploaded: the plugin's async hooks would slow down every request (decision 30). */
async function useMultipartParser(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

export const rawBodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
