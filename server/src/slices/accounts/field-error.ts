import type { ErrorCode } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";

/** An error that forms show next to the field it is about. */
export const fieldError = (code: ErrorCode, field: string, text: string): ApiError =>
  new ApiError(code, text, { errors: { [field]: [text] } });
