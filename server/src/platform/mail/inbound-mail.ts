import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { hasValidSignature } from "../http/webhook-signature.ts";
import { htmlToText } from "./html-to-text.ts";

/** A mail that somebody sent to the shop. */
export interface InboundMail {
  /** The same for every delivery of one mail. */
  id: string;
  /** All recipients, as the mail names them. */
  to: string;
  from: string;
  text: string;
  attachments: InboundFile[];
}

export interface InboundFile {
  name: string;
  /** Undefined if whoever received the mail left it out, because it was too large. */
  bytes: Buffer | undefined;
}

/** Where mails to the shop come from. Throws an `ApiError` if a delivery is not genuine or not readable. */
export interface InboundMailSource {
  read(body: Buffer, headers: IncomingHttpHeaders): InboundMail;
}

/** A mail may have many attachments, but nobody reads more text. */
const maxReadLength = 128 * 1024;

export const mailSignatureHeader = "mail-signature";

/** In the form that docs/operations.md describes. */
const delivery = z.object({
  id: z.string().min(1).max(300),
  to: z.union([z.string(), z.array(z.string())]),
  from: z.string().max(1000),
  text: z.string().nullish(),
  html: z.string().nullish(),
  attachments: z.array(z.object({ name: z.string().nullish(), content: z.string().nullish() })).nullish(),
});

/** Deliveries as JSON, signed with a secret that the shop shares with whoever receives its mail. */
export class SignedMailSource implements InboundMailSource {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  read(body: Buffer, headers: IncomingHttpHeaders): InboundMail {
    // mutant(../../slices/messages/receive-mail.test.ts): a mail is accepted with a valid signature only
    if (!hasValidSignature(body, headers[mailSignatureHeader], this.secret))
      throw new ApiError("malformed", "The signature is not valid.");
    const { id, to, from, text, html, attachments } = parseDelivery(body);
    return {
      id: storable(id),
      to: Array.isArray(to) ? to.join(", ") : to,
      from: storable(from),
      text: storable(
        text?.trim() ? text.slice(0, maxReadLength) : htmlToText((html ?? "").slice(0, maxReadLength)),
      ).trim(),
      attachments: (attachments ?? []).map(({ name, content }) => ({
        name: storable(name ?? ""),
        bytes: content ? Buffer.from(content, "base64") : undefined,
      })),
    };
  }
}

function parseDelivery(body: Buffer): z.output<typeof delivery> {
  try {
    return delivery.parse(JSON.parse(body.toString()));
  } catch (error) {
    throw new ApiError("malformed", "The delivery could not be read.", { cause: error });
  }
}

/** PostgreSQL stores no NUL. A mail may hold anything, and is not refused for it. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
