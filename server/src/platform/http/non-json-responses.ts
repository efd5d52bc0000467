import type { CalendarFile } from "@pawhaven/contract";
import type { FastifyReply } from "fastify";
import type { EventStream } from "../realtime/event-broadcaster.ts";

export const sendCalendar = (reply: FastifyReply, { calendar, filename }: CalendarFile): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "content-disposition": `attachment; filename="${filename}"` })
    .type("text/calendar; charset=utf-8")
    .send(calendar);

/**
 * Some proxies gather an answer before they pass it on, unless they are asked not to. The connection ends with the
 * stream: kept alive for another request, it would hold up a server that is shutting down.
 */
export const sendEvents = (reply: FastifyReply, events: EventStream): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "x-accel-buffering": "no", connection: "close" })
    .type("text/event-stream; charset=utf-8")
    .send(events);
