import multipart from "@fastify/multipart";
import type { Endpoint } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Where a row is mounted: beside all the others, or, if its body is none of the usual, in a part of the app of its own. */
export function withRouteScope(
  app: FastifyInstance,
  { rawBody, file }: Endpoint,
  mountRoute: (scope: FastifyInstance) => void,
): void {
  const configure = rawBody ? useRawBodyParser : file && useMultipartParser;
  if (!configure) return mountRoute(app);
  void app.register(async (place) => {
    await configure(place);
    mountRoute(place);
  });
}

/** A signature holds for bytes; what was parsed and written again need not be the same bytes. */
async function useRawBodyParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Only where a file comes: elsewhere a form is no language, and what looks after its files would see every request. */
async function useMultipartParser(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/** Whoever sends no body at all has sent no bytes. */
export const rawBodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
