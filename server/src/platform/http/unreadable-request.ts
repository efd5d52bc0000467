import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import { newRequestId } from "./request-log.ts";

const unreadableRequest = () => new ApiError("malformed", "The request could not be read.");

/** By the codes of Node's HTTP parser. Any other parser error is a 400. */
const parserErrors: Record<string, { status: number; error: ApiError }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: new ApiError("too_large", "The address or the headers of the request are too long."),
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: new ApiError("malformed", "The request took too long to arrive.") },
};

/**
 * A request the HTTP parser rejects reaches no hook, so the error response and its security headers are written by hand.
 * The connection is closed, because the start of the next request is unknown.
 */
export const rejectUnreadableRequest =
  (headers: Record<string, string>) =>
  ({ code = "" }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === "ECONNRESET" || socket.destroyed) return;
    const { status, error } = parserErrors[code] ?? { status: 400, error: unreadableRequest() };
    if (socket.writable) socket.write(rawResponse(status, JSON.stringify(error.toBody()), headers));
    socket.destroy();
  };

function rawResponse(status: number, body: string, headers: Record<string, string>): string {
  const all = {
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "content-type": "application/json; charset=utf-8",
    "x-request-id": newRequestId(),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Takes over two errors that Node would answer by itself, without our headers: a missing Host header is malformed, and an
 * unknown `Expect` header is ignored.
 */
export function overrideNodeErrorResponses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _, done) => {
    const isHostMissing = raw.headers.host === undefined && raw.httpVersion === "1.1";
    done(isHostMissing ? unreadableRequest() : undefined);
  });
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
}
