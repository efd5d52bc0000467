import type { AttachmentFile, CalendarFile, InvoiceFile } from "@pawhaven/contract";
import type { FastifyReply } from "fastify";
import type { EventStream } from "../realtime/event-broadcaster.ts";

export const sendCalendar = (reply: FastifyReply, { calendar, filename }: CalendarFile): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "content-disposition": `attachment; filename="${filename}"` })
    .type("text/calendar; charset=utf-8")
    .send(calendar);

/** A file that a customer sent, or a document. It is of a type that runs nothing, and a PDF is saved rather than opened here. */
export const sendFile = (reply: FastifyReply, { bytes, name, type }: AttachmentFile | InvoiceFile): FastifyReply =>
  reply
    .headers({
      "cache-control": "private, no-store",
      "content-disposition": `${type === "image/webp" ? "inline" : "attachment"}; filename*=UTF-8''${encodeName(name)}`,
    })
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/** As RFC 8187 has it, which allows less than the function of the language leaves as it is. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`);

/**
 * `x-accel-buffering` stops nginx from buffering the stream. The connection closes with the stream, because an idle
 * keep-alive connection would delay a shutdown.
 */
export const sendEvents = (reply: FastifyReply, events: EventStream): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "x-accel-buffering": "no", connection: "close" })
    .type("text/event-stream; charset=utf-8")
    .send(events);
