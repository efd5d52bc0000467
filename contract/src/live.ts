import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { topics } from "./topics.ts";

/** One event of the stream: what has changed, not how; whoever shows it asks again. */
export const liveEvent = z.object({ topic: z.enum(topics) });

export const live = {
  listenLive: endpoint({
    method: "GET",
    path: "/api/live",
    summary: "Names the kinds of data as they change, as server-sent events of the type change",
    access: "anyone",
    answers: "events",
    reply: liveEvent,
    errors: [],
  }),
};
