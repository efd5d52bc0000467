import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { topics } from "./core/topics.ts";

/** One event of the stream: what has changed, not how; whoever shows it asks again. */
export const changeEvent = z.object({ topic: z.enum(topics) });

export const changesEndpoints = {
  subscribeToChanges: endpoint({
    method: "GET",
    path: "/api/live",
    summary: "Names the kinds of data as they change, as server-sent events of the type change",
    access: "anyone",
    respondsWith: "events",
    reply: changeEvent,
    errors: [],
  }),
};
