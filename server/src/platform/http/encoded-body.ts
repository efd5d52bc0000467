import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1024;

type Encoding = "br" | "gzip";

/** A body that is sent many times: its tag and each compressed form are made once, when first asked for. */
export class EncodedBody {
  readonly etag: string;
  private readonly plain: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string) {
    this.plain = Buffer.from(content);
    this.etag = `W/"${createHash("sha256").update(this.plain).digest("base64url").slice(0, 27)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header("etag", this.etag).header("vary", "accept-encoding");
    if (request.headers["if-none-match"]?.includes(this.etag)) return reply.status(304).send();
    const encoding = this.plain.length < worthCompressing ? null : acceptedEncoding(request.headers["accept-encoding"]);
    if (!encoding) return reply.send(this.plain);
    return reply.header("content-encoding", encoding).send(await this.compressed(encoding));
  }

  private compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = encoding === "br" ? compressBrotli(this.plain, brotliOptions) : compressGzip(this.plain);
    this.encoded.set(encoding, made);
    return made;
  }
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (typeof header !== "string") return null;
  return (["br", "gzip"] as const).find((encoding) => wanted[encoding].test(header)) ?? null;
}

/** `q=0` means: anything but this. */
const wanted = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};
