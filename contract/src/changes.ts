import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { topics } from "./core/topics.ts";

/** Names what has changed, but not how: a client that shows this data fetches it again. */
export const changeEvent = z.object({ topic: z.enum(topics) });

export const changesEndpoints = {
  subscribeToChanges: endpoint({
    method: "GET",
    path: "/api/live",
    summary: "Change notifications, as server-sent events of the type `change`",
    access: "anyone",
    respondsWith: "events",
    reply: changeEvent,
    errors: [],
  }),
};
