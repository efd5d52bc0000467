import type { Thread, ThreadReply } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { getThread } from "./get-thread.ts";
import { lockVisibleThread } from "./lock-visible-thread.ts";
import type { MessageContext } from "./message-context.ts";
import { writeToSender } from "./write-to-sender.ts";

export const replyToThread = (
  context: MessageContext,
  caller: StaffCaller,
  id: number,
  { version, text, closes }: ThreadReply,
): Promise<Thread> =>
  context.database.transaction(async (tx) => {
    await lockVisibleThread(tx, caller, id, version);
    await writeToSender(tx, context, caller, id, { text, closes });
    await recordAudit(tx, caller, {
      action: closes ? "answered and closed" : "answered",
      object: { kind: "thread", id },
    });
    return getThread(tx, caller, id);
  });
