import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { thenMaybeSync } from "./then-maybe-sync.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const minCompressBytes = 1024;

type Encoding = "br" | "gzip";

/** A body that is sent many times. Its ETag is computed once, and each encoding on first use. */
export class EncodedBody {
  readonly etag: string;
  private readonly content: Uint8Array;
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(content: string | Uint8Array) {
    this.content = typeof content === "string" ? Buffer.from(content) : content;
    // Not a secret, and of the hashes that Node has the quickest: for a list of gears, SHA-256 takes a tenth of the whole request.
    this.etag = `W/"${hash("sha1", this.content, "base64url")}"`;
  }

  /** In memory, with room for its encodings. */
  get bytes(): number {
    return Math.round(this.content.length * 1.4);
  }

  /** Synchronous, except while an encoding is compressed for the first time. */
  send(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    reply.header("etag", this.etag).header("vary", "accept-encoding");
    if (request.headers["if-none-match"]?.includes(this.etag)) return void reply.status(304).send();
    const encoding =
      this.content.length < minCompressBytes ? null : acceptedEncoding(request.headers["accept-encoding"]);
    if (!encoding) return void reply.send(this.content);
    reply.header("content-encoding", encoding);
    return thenMaybeSync(this.compressed(encoding), (body) => void reply.send(body));
  }

  private compressed(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.encoded.get(encoding) ?? this.compress(encoding);
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const compressing = encoding === "br" ? compressBrotli(this.content, brotliOptions) : compressGzip(this.content);
    this.encoded.set(encoding, compressing);
    compressing.then(
      (body) => this.encoded.set(encoding, body),
      () => this.encoded.delete(encoding),
    );
    return compressing;
  }
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (typeof header !== "string") return null;
  return (["br", "gzip"] as const).find((encoding) => acceptPatterns[encoding].test(header)) ?? null;
}

/** `q=0` excludes an encoding. */
const acceptPatterns = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};
