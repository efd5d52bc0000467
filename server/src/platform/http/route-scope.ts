import multipart from "@fastify/multipart";
import type { Endpoint } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/** Adds a route to the app, or, if its body needs another parser, to an encapsulated scope with that parser. */
export function withRouteScope(
  app: FastifyInstance,
  { rawBody, maxBodyBytes, file }: Endpoint,
  mountRoute: (scope: FastifyInstance) => void,
): void {
  const configure = rawBody ? useRawBodyParser : file && useMultipartParser;
  if (!configure) return mountRoute(app);
  void app.register(async (scope) => {
    await configure(scope);
    if (maxBodyBytes) limitLargeBodies(scope, maxBodyBytes);
    mountRoute(scope);
  });
}

/** A signature covers the exact bytes, which parsing and serializing again would not preserve. */
async function useRawBodyParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

const largeBytes = 128 * 1024;
const maxLargeBodies = 4;

/** A body is in memory before its signature can be checked, so strangers could fill the memory with large ones. */
function limitLargeBodies(scope: FastifyInstance, maxBodyBytes: number): void {
  const reading = new Set<FastifyRequest>();
  const release = async (request: FastifyRequest) => void reading.delete(request);
  scope.addHook("preParsing", async (request) => {
    const size = Number(request.headers["content-length"] ?? maxBodyBytes);
    if (size <= largeBytes || size > maxBodyBytes) return; // larger ones are refused unread
    // mutant(../../slices/messages/attachments.test.ts): few large bodies are read at a time
    if (reading.size >= maxLargeBodies)
      throw new ApiError("unavailable", "Please send it again in a moment.", { retryAfterSeconds: 5 });
    reading.add(request);
  });
  scope.addHook("onResponse", release);
  scope.addHook("onRequestAbort", release);
}

/** Only where files are uploaded: the plugin's async hooks would slow down every request (decision 30). */
async function useMultipartParser(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

export const rawBodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
