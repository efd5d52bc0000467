import type { RequestCheck, RequestDetails } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { requestNotFound } from "../errors.ts";
import { meetingsOf } from "../meeting-store.ts";
import { paymentsOf } from "../payment-store.ts";
import { toMeetingDto } from "../serialize.ts";
import { toCardDto, toFeeDto, toRivalDto } from "./serialize.ts";
import { cardById, checksOf, handoversOf, messagesOf, notesOf, requiredChecks, rivalsOf } from "./store.ts";

export async function getRequestAsStaff(db: Db, id: number): Promise<RequestDetails> {
  const row = await cardById(db, id);
  if (!row) throw requestNotFound();
  const meetings = await meetingsOf(db, [id]);
  const [handover] = await handoversOf(db, [id]);
  const { threadId, declineReason, decidedAt } = row.request;
  return {
    ...toCardDto(row, meetings),
    decline_reason: declineReason,
    decided_at: decidedAt?.toISOString() ?? null,
    checks: await describeChecks(db, id),
    notes: (await notesOf(db, id)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    messages: threadId === null ? [] : await describeMessages(db, threadId),
    thread_id: threadId,
    meetings: meetings.map(toMeetingDto),
    fee: toFeeDto(row, await paymentsOf(db, [id])),
    rivals: (await rivalsOf(db, row.request)).map(toRivalDto),
    handover_id: handover?.id ?? null,
  };
}

async function describeChecks(db: Db, id: number): Promise<RequestCheck[]> {
  const done = await checksOf(db, id);
  return (await requiredChecks(db)).map(({ kind, is_required }) => {
    const check = done.find((each) => each.kind === kind);
    return {
      kind,
      is_required,
      result: check?.result ?? null,
      note: check?.note ?? "",
      checked_by: check?.checker ?? null,
      checked_at: check?.checkedAt.toISOString() ?? null,
    };
  });
}

const describeMessages = async (db: Db, threadId: number): Promise<RequestDetails["messages"]> =>
  (await messagesOf(db, threadId)).map(({ entry, staffName, name }) => ({
    id: entry.id,
    kind: entry.kind,
    author: staffName ?? name,
    sender: entry.sender,
    text: entry.text,
    is_cut: entry.isCut,
    at: entry.createdAt.toISOString(),
  }));
