import multipart from "@fastify/multipart";
import type { Endpoint } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Where a row is mounted: beside all the others, or, if its body is none of the usual, in a part of the app of its own. */
export function placeFor(
  app: FastifyInstance,
  { rawBody, file }: Endpoint,
  mountIn: (place: FastifyInstance) => void,
): void {
  const prepare = rawBody ? takeBytes : file && takeForms;
  if (!prepare) return mountIn(app);
  void app.register(async (place) => {
    await prepare(place);
    mountIn(place);
  });
}

/** A signature holds for bytes; what was parsed and written again need not be the same bytes. */
async function takeBytes(place: FastifyInstance): Promise<void> {
  place.removeAllContentTypeParsers();
  place.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Only where a file comes: elsewhere a form is no language, and what looks after its files would see every request. */
async function takeForms(place: FastifyInstance): Promise<void> {
  await place.register(multipart);
}

/** Whoever sends no body at all has sent no bytes. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
