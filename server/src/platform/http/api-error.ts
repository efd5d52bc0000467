import {
  type CheckoutWarning,
  type ErrorCode,
  errorStatus,
  type ErrorResponse,
  type FieldErrors,
} from "@pawhaven/contract";

interface ApiErrorDetails {
  errors?: FieldErrors;
  /** The current total in cents, if it differs from the one the caller expected. */
  amount?: number;
  /** What the customer must have read before the order is placed. */
  warnings?: CheckoutWarning[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Thrown anywhere below a handler, and sent as the common error response. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly amount: number | undefined;
  readonly warnings: CheckoutWarning[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.amount = details.amount;
    this.warnings = details.warnings;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorResponse {
    const { message, code, errors, amount, warnings } = this;
    return {
      message,
      error: message,
      code,
      ...(errors && { errors }),
      ...(amount !== undefined && { amount }),
      ...(warnings && { warnings }),
    };
  }
}
