import type { careDueEndpoints, careRulesEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { answerDueCare } from "./answer-due-care.ts";
import { bookDueCare } from "./book-due-care.ts";
import type { CareContext } from "./care-context.ts";
import { listDueCareOfUserpet } from "./list-due-care-of-userpet.ts";
import { listMyDueCare } from "./list-my-due-care.ts";
import { createCareRuleVersion } from "./rules/create-care-rule-version.ts";
import { listCareRules } from "./rules/list-care-rules.ts";
import { retireCareRule } from "./rules/retire-care-rule.ts";
import { reviewCareRule } from "./rules/review-care-rule.ts";
import { setCareRuleService } from "./rules/set-care-rule-service.ts";
import { undoDueCareAnswer } from "./undo-due-care-answer.ts";

export const careRoutes = (context: CareContext): Handlers<typeof careDueEndpoints & typeof careRulesEndpoints> => ({
  listMyDueCare: ({ caller }) => listMyDueCare(context, caller, new Date()),
  listDueCareOfUserpet: ({ caller, params }) => listDueCareOfUserpet(context, caller, params.id, new Date()),
  bookDueCare: ({ caller, params, body }) => bookDueCare(context, caller, params.id, body, new Date()),
  answerDueCare: ({ caller, params, body }) => answerDueCare(context, caller, params.id, body, new Date()),
  undoDueCareAnswer: ({ caller, params }) => undoDueCareAnswer(context, caller, params.id, new Date()),
  listCareRules: () => listCareRules(context),
  createCareRuleVersion: ({ caller, params, body }) =>
    createCareRuleVersion(context, caller, params.id, body, new Date()),
  reviewCareRule: ({ caller, params }) => reviewCareRule(context, caller, params.id, new Date()),
  retireCareRule: ({ caller, params }) => retireCareRule(context, caller, params.id, new Date()),
  setCareRuleService: ({ caller, params, body }) => setCareRuleService(context, caller, params.id, body.service_id),
});
