import type { Operation } from "./document.ts";
import { formType } from "./forms.ts";
import type { Sent } from "./requests.ts";

export type Suits = (operation: Operation) => boolean;

/**
 * A change to how a request is sent. `same`: it means what it meant. `refused`: it can mean nothing. `judged`: it means
 * what its body says, read as JSON. `any`: both a refusal and an answer are right, as long as the document knows it.
 */
export interface Trick {
  name: string;
  expects: "same" | "refused" | "judged" | "any";
  suits?: Suits;
  /** To an address at which there is nothing. */
  leadsElsewhere?: true;
  change(sent: Sent): Sent;
}

export const hasJson: Suits = ({ body, id }) => body?.type === "application/json" && id !== "receivePaymentEvent";
export const hasForm: Suits = ({ body }) => body?.type === formType;
export const hasNoBody: Suits = ({ body, method }) => !body && method !== "GET";
export const needsToken: Suits = ({ access }) => access !== "anyone";
export const hasKey: Suits = ({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key");

export const withHeaders = (sent: Sent, headers: Record<string, string>): Sent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});
