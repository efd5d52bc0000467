import { channel } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

/** A message for every mail that was not queued because its recipient got too many that day. */
export const droppedMails = channel("pawhaven.dropped-mails");

/** Logs what was dropped, without the address. */
export function logDroppedMails(app: FastifyInstance): void {
  const log = (dropped: unknown) => app.log.warn(dropped as object, "mail dropped: its recipient got too many today");
  droppedMails.subscribe(log);
  app.addHook("onClose", async () => {
    droppedMails.unsubscribe(log);
  });
}
