import { ApiError } from "./http/api-error.ts";

/** How much a customer can hold without having paid or come: enough for anybody, not enough to block the shop. */
export interface Caps {
  bookingsPerPet: number;
  bookings: number;
  unitsPerGear: number;
  openCashCents: number;
}

/** An account whose email address is not confirmed may belong to nobody, so it can hold less (decision 36). */
export interface CapSettings {
  confirmed: Caps;
  unconfirmed: Caps;
}

/** Its message says how to get more. */
export class CapError extends ApiError {
  override name = "CapError";

  constructor(field: string, message: string) {
    super("conflict", message, { errors: { [field]: [message] } });
  }
}

export const confirmToGetMore = (more: string): string =>
  `Please confirm your email address to ${more}. We have sent you a link. You can get a new one in your profile.`;
