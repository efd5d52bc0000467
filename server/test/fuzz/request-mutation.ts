import type { Operation } from "./openapi-document.ts";
import { multipartType } from "./forms.ts";
import type { RawRequest } from "./raw-request.ts";

export type OperationFilter = (operation: Operation) => boolean;

/**
 * A change to the raw request, and the response it expects. `same`: as without the change. `rejected`: an error.
 * `validated`: whatever fits the changed body, parsed as JSON. `any`: every documented response.
 */
export interface RequestMutation {
  name: string;
  expects: "same" | "rejected" | "validated" | "any";
  appliesTo?: OperationFilter;
  /** The changed path belongs to no route. */
  hitsUnknownRoute?: true;
  apply(request: RawRequest): RawRequest;
}

/** Their handlers read the bytes themselves. */
export const hasRawBody: OperationFilter = ({ id }) => id === "receivePaymentEvent" || id === "reportCspViolations";
export const hasJsonBody: OperationFilter = (operation) =>
  operation.body?.type === "application/json" && !hasRawBody(operation);
export const hasFormBody: OperationFilter = ({ body }) => body?.type === multipartType;
export const hasNoBody: OperationFilter = ({ body, method }) => !body && method !== "GET";
export const requiresToken: OperationFilter = ({ access }) => access === "customer";
export const isChange: OperationFilter = ({ method }) => method !== "GET";
export const requiresCookie: OperationFilter = ({ access }) => access === "staff";
export const takesIdempotencyKey: OperationFilter = ({ parameters }) =>
  parameters.some(({ name }) => name === "Idempotency-Key");

export const withHeaders = (request: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
