import type { FastifyInstance } from "fastify";

const day = 24 * 60 * 60 * 1000;
/** The standard recommends less than a year, so that a forgotten file does not mislead anybody. */
const validDays = 180;

/** Tells where to report a vulnerability, as described in RFC 9116. */
export function serveSecurityTxt(app: FastifyInstance, contact: () => string, origin: string): void {
  const path = "/.well-known/security.txt";
  app.get(path, async (_, reply) =>
    reply
      .header("cache-control", "max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(securityTxt(contact(), `${origin}${path}`, new Date())),
  );
}

export const securityTxt = (contact: string, canonicalUrl: string, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + validDays * day).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${canonicalUrl}`,
    "",
  ].join("\n");
