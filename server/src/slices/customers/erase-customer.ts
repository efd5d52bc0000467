import type { CustomerErasure } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { isActiveStaff } from "../../platform/auth/is-active-staff.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { deletePictures } from "../accounts/delete-pictures.ts";
import { eraseAccount } from "../accounts/erase-account.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";
import { countMessagesOfCustomer } from "../messages/list-messages-of-customer.ts";
import type { CustomerContext } from "./customer-context.ts";
import { countBelongings } from "./store.ts";

const staffStays = "This person works here. Please end the employment first.";

/** The rules of decision 19, with the numbers of this customer. */
export async function previewErasure(
  db: Db,
  { role }: Pick<StaffCaller, "role">,
  id: number,
): Promise<CustomerErasure> {
  const { email } = await findRelatedCustomer(db, role, id);
  const [{ orders, bookings, reviews, ...goes }, messages, worksHere] = await Promise.all([
    countBelongings(db, id),
    countMessagesOfCustomer(db, { id, email }),
    isActiveStaff(db, id),
  ]);
  return {
    goes: { ...goes, conversations: messages.ofAccount },
    stays: { orders, bookings, reviews, messages: messages.ofAddress },
    obstacle: worksHere ? staffStays : null,
  };
}

/** The entry in the log has the number of the account and nothing about the person. */
export async function eraseCustomer(
  context: CustomerContext,
  caller: StaffCaller,
  id: number,
  typedEmail: string,
): Promise<{ message: string }> {
  const { database } = context;
  const account = await findRelatedCustomer(database.db, caller.role, id);
  const mismatch = "This is not the email address of the account.";
  // mutant(customers.test.ts): a customer is erased after their address was typed
  if (account.email.toLowerCase() !== typedEmail.trim().toLowerCase())
    throw new ApiError("invalid", mismatch, { errors: { email: [mismatch] } });
  const pictures = await database
    .transaction(async (tx) => {
      const shown = await eraseAccount(tx, account);
      await recordAudit(tx, caller, { action: "erased", object: { kind: "customer", id } });
      return shown;
    })
    .catch(mapConstraintErrors({ staff_account: () => new ApiError("conflict", staffStays) }));
  // mutant(customers.test.ts): the pictures of an erased customer are deleted
  await deletePictures(context, id, pictures);
  return { message: "The customer is erased. Records of past orders stay, as the law requires." };
}
