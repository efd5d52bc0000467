import type { customersEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addNote, editNote, removeNote } from "./change-notes.ts";
import type { CustomerContext } from "./customer-context.ts";
import { endAllSessions, endSession } from "./end-sessions.ts";
import { eraseCustomer, previewErasure } from "./erase-customer.ts";
import { exportCustomer } from "./export-customer.ts";
import { exportCustomers } from "./export-customers.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";

export const customersRoutes = (context: CustomerContext): Handlers<typeof customersEndpoints> => {
  const { database } = context;
  return {
    listCustomers: ({ caller, query }) => listCustomers(context, caller, query),
    exportCustomers: ({ caller, query }) => exportCustomers(context, caller, query),
    getCustomer: ({ caller, params }) => getCustomer(database.db, context.timeZone, caller, params.id),
    addCustomerNote: ({ caller, params, body }) => addNote(database, caller, params.id, body.text),
    editCustomerNote: ({ caller, params, body }) => editNote(database, caller, params, body),
    deleteCustomerNote: ({ caller, params, body }) => removeNote(database, caller, params, body.version),
    endCustomerSession: ({ caller, params }) => endSession(database, caller, params),
    endCustomerSessions: ({ caller, params }) => endAllSessions(database, caller, params.id),
    exportCustomer: ({ caller, params }) => exportCustomer(context, caller, params.id),
    previewErasure: ({ caller, params }) => previewErasure(database.db, caller, params.id),
    eraseCustomer: ({ caller, params, body }) => eraseCustomer(context, caller, params.id, body.email),
  };
};
