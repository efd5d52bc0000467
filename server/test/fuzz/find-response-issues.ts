import type { LightMyRequestResponse } from "fastify";
import type { Operation, Schema } from "./openapi-document.ts";
import type { OpenApiValidator, Verdict } from "./openapi-validator.ts";
import { isBusinessRuleRejection } from "./business-rules.ts";

const securityHeaders = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "content-security-policy": /frame-ancestors 'none'/,
  "referrer-policy": /./,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-request-id": /^[\w-]{8,64}$/,
};

interface CheckedResponse {
  operation: Operation;
  response: LightMyRequestResponse;
  body: string;
  verdict: Verdict;
  /** The address was changed, so that it is none of the operation's any more. */
  isUnknownRoute: boolean;
}

/** Everything that is wrong with an answer, in sentences. */
export function findResponseIssues(judge: OpenApiValidator, answered: CheckedResponse): string[] {
  const { response } = answered;
  return [
    ...securityHeaderIssues(response),
    ...documentIssues(judge, answered),
    ...verdictIssues(answered),
    ...(response.statusCode >= 500 ? [`It failed with ${response.statusCode}.`] : []),
    ...Object.keys(Object.prototype).map((key) => `Every object has ${key} now.`),
  ];
}

const securityHeaderIssues = ({ headers }: LightMyRequestResponse): string[] =>
  Object.entries(securityHeaders)
    .filter(([name, form]) => !form.test(String(headers[name] ?? "")))
    .map(([name]) => `The header ${name} is missing or wrong.`);

function documentIssues(
  judge: OpenApiValidator,
  { operation, response, body, isUnknownRoute }: CheckedResponse,
): string[] {
  const { statusCode: status, headers } = response;
  if (isUnknownRoute) return status === 404 ? [] : ["There should be nothing at this address."];
  const described = operation.responses[status];
  if (!described) return [`The document knows no ${status} here.`];
  const type = headers["content-type"]?.split(";")[0] ?? "";
  if (!described.content) return body === "" ? [] : ["There is a body where the document knows none."];
  const content = described.content[type];
  if (!content) return [`The document knows no ${type} here.`];
  return contentIssues(judge, type, content.schema, body);
}

function contentIssues(judge: OpenApiValidator, type: string, schema: Schema, body: string): string[] {
  if (type === "text/calendar") return body.startsWith("BEGIN:VCALENDAR") ? [] : ["This is no calendar."];
  if (type === "text/event-stream") return body.startsWith("retry: ") ? [] : ["This is no stream of events."];
  if (type === "text/html") return body.startsWith("<!doctype html>") ? [] : ["This is no page."];
  const wrong = judge.responseErrors(schema, JSON.parse(body));
  return wrong ? [`The answer breaks its schema: ${wrong}`] : [];
}

const validationStatuses = new Set([400, 401, 413, 415, 422]);

function verdictIssues({ operation, response, body, verdict }: CheckedResponse): string[] {
  const { statusCode: status } = response;
  if (verdict === "invalid" && status < 400) return [`It was accepted with ${status}, though the document forbids it.`];
  const isAccused =
    verdict === "valid" && validationStatuses.has(status) && !isBusinessRuleRejection(operation, status, body);
  return isAccused ? [`It was refused with ${status}, though the document allows it.`] : [];
}
