import { type ErrorCode, errorStatus, type Failure, type FieldErrors } from "@pawhaven/contract";

interface RefusalDetails {
  errors?: FieldErrors;
  /** What it costs now, in cents. */
  amount?: number;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A rule said no. Thrown anywhere below a handler, answered in the one error form. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly amount: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, more: RefusalDetails = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.errors = more.errors;
    this.amount = more.amount;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): Failure {
    const { message, code, errors, amount } = this;
    return { message, error: message, code, ...(errors && { errors }), ...(amount !== undefined && { amount }) };
  }
}
