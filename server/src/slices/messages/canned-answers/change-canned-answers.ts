import type { CannedAnswer, CannedAnswerDraft } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import { cannedAnswerEdited, cannedAnswerNotFound, titleTaken } from "../errors.ts";
import {
  allCannedAnswers,
  type CannedAnswerRow,
  deleteCannedAnswerRow,
  insertCannedAnswer,
  lockCannedAnswer,
  updateCannedAnswerRow,
} from "./store.ts";

const constraintErrors = { canned_answers_title: titleTaken };
const objectOf = ({ id }: { id: number }) => ({ kind: "canned answer", id });
const textsOf = ({ title, text }: CannedAnswerRow) => ({ title, text });

export const listCannedAnswers = (db: Db): Promise<CannedAnswer[]> => allCannedAnswers(db);

export const createCannedAnswer = (
  database: Database,
  caller: StaffCaller,
  draft: CannedAnswerDraft,
): Promise<CannedAnswer> =>
  database
    .transaction(async (tx) => {
      const row = await insertCannedAnswer(tx, draft);
      await recordAudit(tx, caller, { action: "created", object: objectOf(row), after: textsOf(row) });
      return row;
    })
    .catch(mapConstraintErrors(constraintErrors));

export const updateCannedAnswer = (
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...draft }: CannedAnswerDraft & { version: number },
): Promise<CannedAnswer> =>
  database
    .transaction(async (tx) => {
      const before = await lockCannedAnswer(tx, id);
      if (!before) throw cannedAnswerNotFound();
      // mutant(../inbox.test.ts): a canned answer is changed as the caller saw it
      if (before.version !== version) throw cannedAnswerEdited();
      const row = await updateCannedAnswerRow(tx, id, draft);
      const values = { before: textsOf(before), after: textsOf(row) };
      await recordAudit(tx, caller, { action: "edited", object: objectOf(row), ...values });
      return row;
    })
    .catch(mapConstraintErrors(constraintErrors));

export const deleteCannedAnswer = (database: Database, caller: StaffCaller, id: number): Promise<{ message: string }> =>
  database.transaction(async (tx) => {
    const before = await lockCannedAnswer(tx, id);
    if (!before) throw cannedAnswerNotFound();
    await deleteCannedAnswerRow(tx, id);
    await recordAudit(tx, caller, { action: "deleted", object: objectOf(before), before: textsOf(before) });
    return { message: "The canned answer is deleted." };
  });
