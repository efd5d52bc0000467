import { ApiError } from "../http/api-error.ts";
import { isBreachedPassword } from "./breached-passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Rejects a new password that others could guess. */
export type ScreenPassword = (password: string) => Promise<void>;

interface ScreeningOptions {
  /** Without it only the built-in list is asked. */
  breachedPasswordsUrl: string | undefined;
  log: { warn(details: object, message: string): void };
}

export const createPasswordScreening =
  ({ breachedPasswordsUrl, log }: ScreeningOptions): ScreenPassword =>
  async (password) => {
    const isKnown =
      isCommonPassword(password) ||
      (breachedPasswordsUrl !== undefined &&
        // A customer must be able to set a password while the API is down.
        (await isBreachedPassword(breachedPasswordsUrl, password).catch((error: unknown) => {
          log.warn({ reason: error instanceof Error ? error.message : error }, "breached passwords were not checked");
          return false;
        })));
    if (isKnown) throw tooCommon();
  };

function tooCommon(): ApiError {
  const text = "This password is too common. Please choose another one.";
  return new ApiError("invalid", text, { errors: { password: [text] } });
}
