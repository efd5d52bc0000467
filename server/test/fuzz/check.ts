import type { LightMyRequestResponse } from "fastify";
import type { Operation, Schema } from "./document.ts";
import type { Judge, Verdict } from "./judge.ts";
import { isRule } from "./rules.ts";

const guards = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "content-security-policy": /frame-ancestors 'none'/,
  "referrer-policy": /./,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-request-id": /^[\w-]{8,64}$/,
};

interface Answered {
  operation: Operation;
  response: LightMyRequestResponse;
  body: string;
  verdict: Verdict;
  /** The address was changed, so that it is none of the operation's any more. */
  isElsewhere: boolean;
}

/** Everything that is wrong with an answer, in sentences. */
export function faultsOf(judge: Judge, answered: Answered): string[] {
  const { response } = answered;
  return [
    ...guardFaults(response),
    ...documentFaults(judge, answered),
    ...verdictFaults(answered),
    ...(response.statusCode >= 500 ? [`It failed with ${response.statusCode}.`] : []),
    ...Object.keys(Object.prototype).map((key) => `Every object has ${key} now.`),
  ];
}

const guardFaults = ({ headers }: LightMyRequestResponse): string[] =>
  Object.entries(guards)
    .filter(([name, form]) => !form.test(String(headers[name] ?? "")))
    .map(([name]) => `The header ${name} is missing or wrong.`);

function documentFaults(judge: Judge, { operation, response, body, isElsewhere }: Answered): string[] {
  const { statusCode: status, headers } = response;
  if (isElsewhere) return status === 404 ? [] : ["There should be nothing at this address."];
  const described = operation.responses[status];
  if (!described) return [`The document knows no ${status} here.`];
  const type = headers["content-type"]?.split(";")[0] ?? "";
  if (!described.content) return body === "" ? [] : ["There is a body where the document knows none."];
  const content = described.content[type];
  if (!content) return [`The document knows no ${type} here.`];
  return contentFaults(judge, type, content.schema, body);
}

function contentFaults(judge: Judge, type: string, schema: Schema, body: string): string[] {
  if (type === "text/calendar") return body.startsWith("BEGIN:VCALENDAR") ? [] : ["This is no calendar."];
  if (type === "text/event-stream") return body.startsWith("retry: ") ? [] : ["This is no stream of events."];
  if (type === "text/html") return body.startsWith("<!doctype html>") ? [] : ["This is no page."];
  const wrong = judge.answer(schema, JSON.parse(body));
  return wrong ? [`The answer breaks its schema: ${wrong}`] : [];
}

const accusing = new Set([400, 401, 413, 415, 422]);

function verdictFaults({ operation, response, body, verdict }: Answered): string[] {
  const { statusCode: status } = response;
  if (verdict === "invalid" && status < 400) return [`It was accepted with ${status}, though the document forbids it.`];
  const isAccused = verdict === "valid" && accusing.has(status) && !isRule(operation, status, body);
  return isAccused ? [`It was refused with ${status}, though the document allows it.`] : [];
}
