import type { handoversEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import { confirmFeePayment, startFeePayment } from "../fees/pay-fee.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { answerFollowUp, listFollowUps, stopFollowUps } from "./follow-ups.ts";
import { exportHandovers, getHandover, prepareHandover } from "./get-handover.ts";
import { getWelcome } from "./get-welcome.ts";
import { handOverPet } from "./hand-over-pet.ts";
import { returnPet } from "./return-pet.ts";

export const handoversRoutes = (context: ShelterContext): Handlers<typeof handoversEndpoints> => ({
  prepareHandover: ({ params }) => prepareHandover(context.database.db, params.id),
  handOverPet: ({ caller, params, body, idempotencyKey }) =>
    handOverPet(context, caller, params.id, body, idempotencyKey, new Date()),
  getHandover: ({ params }) => getHandover(context.database.db, params.id),
  returnPet: ({ caller, params, body }) => returnPet(context, caller, params.id, body, new Date()),
  exportHandovers: ({ caller }) => exportHandovers(context.database, caller),
  startFeePayment: ({ caller, params }) => startFeePayment(context, caller, params.id),
  confirmFeePayment: ({ caller, params }) => confirmFeePayment(context, caller, params.id),
  getWelcome: ({ caller, params }) => getWelcome(context, caller, params.id, new Date()),
  listFollowUps: ({ caller, params }) => listFollowUps(context.database.db, caller, params.id),
  answerFollowUp: ({ caller, params, body }) => answerFollowUp(context.database, caller, params.id, params.day, body),
  stopFollowUps: ({ caller, params }) => stopFollowUps(context.database, caller, params.id),
});
