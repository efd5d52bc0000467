import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

const unreadableRequest = () => new ApiError("malformed", "The request could not be read.");

/** By the parser's own codes; everything else it complains about is unreadable. */
const parserErrors: Record<string, { status: number; refusal: ApiError }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    refusal: new ApiError("too_large", "The address or the headers of the request are too long."),
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: new ApiError("malformed", "The request took too long to arrive.") },
};

/**
 * What the parser refuses never becomes a request, so no hook sees it: the answer is written by hand, in the one error form
 * and as guarded as the rest. The connection ends, since nobody knows where the next request would begin.
 */
export const rejectUnreadableRequest =
  (headers: Record<string, string>) =>
  ({ code = "" }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === "ECONNRESET" || socket.destroyed) return;
    const { status, refusal: apiError } = parserErrors[code] ?? { status: 400, refusal: unreadableRequest() };
    if (socket.writable) socket.write(rawResponse(status, JSON.stringify(apiError.toBody()), headers));
    socket.destroy();
  };

function rawResponse(status: number, body: string, headers: Record<string, string>): string {
  const all = {
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "content-type": "application/json; charset=utf-8",
    "x-request-id": randomUUID(),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Two refusals Node would answer by itself and bare. A request without a host is malformed; the demands of an `Expect` that
 * nobody knows may be ignored.
 */
export function overrideNodeErrorResponses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _, done) => {
    const isHostMissing = raw.headers.host === undefined && raw.httpVersion === "1.1";
    done(isHostMissing ? unreadableRequest() : undefined);
  });
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
}
