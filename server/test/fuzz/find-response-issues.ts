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
  /** A mutation changed the path, so that it no longer belongs to the operation. */
  isUnknownRoute: boolean;
}

export function findResponseIssues(validator: OpenApiValidator, checked: CheckedResponse): string[] {
  const { response } = checked;
  return [
    ...securityHeaderIssues(response),
    ...documentIssues(validator, checked),
    ...verdictIssues(checked),
    ...(response.statusCode >= 500 ? [`The request failed with ${response.statusCode}.`] : []),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype was polluted with ${key}.`),
  ];
}

const securityHeaderIssues = ({ headers }: LightMyRequestResponse): string[] =>
  Object.entries(securityHeaders)
    .filter(([name, pattern]) => !pattern.test(String(headers[name] ?? "")))
    .map(([name]) => `The header ${name} is missing or has a wrong value.`);

function documentIssues(
  validator: OpenApiValidator,
  { operation, response, body, isUnknownRoute }: CheckedResponse,
): string[] {
  const { statusCode: status, headers } = response;
  if (isUnknownRoute) return status === 404 ? [] : [`An unknown path responded with ${status} instead of 404.`];
  const documented = operation.responses[status];
  if (!documented) return [`The status ${status} is not documented.`];
  const type = headers["content-type"]?.split(";")[0] ?? "";
  if (!documented.content) return body === "" ? [] : ["The response has a body, but none is documented."];
  const content = documented.content[type];
  if (!content) return [`The content type ${type} is not documented.`];
  return contentIssues(validator, type, content.schema, body);
}

function contentIssues(validator: OpenApiValidator, type: string, schema: Schema, body: string): string[] {
  if (type === "text/calendar") return body.startsWith("BEGIN:VCALENDAR") ? [] : ["The body is not a calendar."];
  if (type === "text/csv") return body.startsWith("\ufeff") ? [] : ["The body has no byte order mark."];
  if (type === "text/event-stream") return body.startsWith("retry: ") ? [] : ["The body is not an event stream."];
  if (type === "text/html") return body.startsWith("<!doctype html>") ? [] : ["The body is not an HTML page."];
  const errors = validator.responseErrors(schema, JSON.parse(body));
  return errors ? [`The body does not match its schema: ${errors}`] : [];
}

const validationStatuses = new Set([400, 401, 413, 415, 422]);

function verdictIssues({ operation, response, body, verdict }: CheckedResponse): string[] {
  const { statusCode: status } = response;
  if (verdict === "invalid" && status < 400) return [`An invalid request was accepted with ${status}.`];
  const isWronglyRejected =
    verdict === "valid" && validationStatuses.has(status) && !isBusinessRuleRejection(operation, status, body);
  return isWronglyRejected ? [`A valid request was rejected with ${status}.`] : [];
}
