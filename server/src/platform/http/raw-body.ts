import type { Endpoint } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Where a row is mounted: beside all the others, or, if its body is signed, in a part of the app that does not read
 * bodies. A signature holds for bytes; what was parsed and written again need not be the same bytes.
 */
export function placeFor(app: FastifyInstance, { rawBody }: Endpoint, mountIn: (place: FastifyInstance) => void): void {
  if (!rawBody) return mountIn(app);
  void app.register(async (place) => {
    place.removeAllContentTypeParsers();
    place.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    mountIn(place);
  });
}

/** Whoever sends no body at all has sent no bytes. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
