import type { Operation } from "./openapi-document.ts";
import { multipartType } from "./forms.ts";
import type { RawRequest } from "./requests.ts";

export type OperationFilter = (operation: Operation) => boolean;

/**
 * A change to how a request is sent. `same`: it means what it meant. `refused`: it can mean nothing. `judged`: it means
 * what its body says, read as JSON. `any`: both a refusal and an answer are right, as long as the document knows it.
 */
export interface RequestMutation {
  name: string;
  expects: "same" | "refused" | "judged" | "any";
  appliesTo?: OperationFilter;
  /** To an address at which there is nothing. */
  hitsUnknownRoute?: true;
  apply(sent: RawRequest): RawRequest;
}

export const hasJsonBody: OperationFilter = ({ body, id }) =>
  body?.type === "application/json" && id !== "receivePaymentEvent";
export const hasFormBody: OperationFilter = ({ body }) => body?.type === multipartType;
export const hasNoBody: OperationFilter = ({ body, method }) => !body && method !== "GET";
export const requiresToken: OperationFilter = ({ access }) => access !== "anyone";
export const takesIdempotencyKey: OperationFilter = ({ parameters }) =>
  parameters.some(({ name }) => name === "Idempotency-Key");

export const withHeaders = (sent: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});
