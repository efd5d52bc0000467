import type { CalendarFile } from "@pawhaven/contract";
import type { FastifyReply } from "fastify";
import type { EventStream } from "../realtime/event-broadcaster.ts";

export const sendCalendar = (reply: FastifyReply, { calendar, filename }: CalendarFile): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "content-disposition": `attachment; filename="${filename}"` })
    .type("text/calendar; charset=utf-8")
    .send(calendar);

/**
 * `x-accel-buffering` stops nginx from buffering the stream. The connection closes with the stream, because an idle
 * keep-alive connection would delay a shutdown.
 */
export const sendEvents = (reply: FastifyReply, events: EventStream): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "x-accel-buffering": "no", connection: "close" })
    .type("text/event-stream; charset=utf-8")
    .send(events);
