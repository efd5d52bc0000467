import type { RequestDetails } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { openThread } from "../../messages/open-thread.ts";
import { writeToSender } from "../../messages/write-to-sender.ts";
import { requestNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { lockRequestRow, requestById, type RequestRow, updateRequest } from "../store.ts";
import { getRequestAsStaff } from "./get-request.ts";

/** The first message opens a thread, which begins with what the customer wrote; answers by mail come into the inbox. */
export const writeToApplicant = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  text: string,
): Promise<RequestDetails> =>
  context.database.transaction(async (tx) => {
    const locked = await lockRequestRow(tx, id);
    if (!locked) throw requestNotFound();
    const { request, pet, customer } = (await requestById(tx, id)) as RequestRow;
    const threadId =
      request.threadId ??
      (await openThread(tx, {
        kind: "adoption",
        subject: `Your request to adopt ${pet.name}`,
        name: customer.name,
        email: customer.email,
        phone: customer.phone ?? "",
        message: request.note,
        userId: customer.id,
      }));
    if (request.threadId === null) await updateRequest(tx, id, { threadId });
    await writeToSender(tx, context, caller, threadId, { text, closes: false });
    await recordAudit(tx, caller, { action: "written to", object: { kind: "adoption request", id } });
    return getRequestAsStaff(tx, id);
  });
