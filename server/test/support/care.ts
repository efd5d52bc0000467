import { addDays } from "@pawhaven/contract";
import type { Database } from "../../src/platform/db/database.ts";
import { careRecords, type userpets } from "../../src/schema/index.ts";
import type { CareContext } from "../../src/slices/care/care-context.ts";
import { monday, testBookingContext } from "./bookings.ts";
import { aCustomer, aUserpet } from "./factories.ts";
import type { Caller } from "../../src/platform/auth/sessions.ts";

export const testCareContext = (database: Database, environment: Record<string, string> = {}): CareContext => ({
  ...testBookingContext(database, environment),
  country: environment["SHOP_COUNTRY"] ?? "VN",
});

export const daysBeforeMonday = (days: number): string => addDays(monday, -days);

interface PetOfOwner {
  caller: Caller;
  petId: number;
}

/** A dog of 7 weeks that was registered on that Monday, unless something else is given. */
export async function aPuppyOwner(
  database: Database,
  { userId, ...pet }: Partial<typeof userpets.$inferInsert> = {},
  customer: Parameters<typeof aCustomer>[1] = {},
): Promise<PetOfOwner> {
  const owner = userId ?? (await aCustomer(database, customer)).id;
  const { id: petId } = await aUserpet(database, {
    userId: owner,
    bornOn: daysBeforeMonday(49),
    bornPrecision: "day",
    createdAt: new Date(`${monday}T00:30:00+07:00`),
    ...pet,
  });
  return { caller: { userId: owner, sessionId: 0 }, petId };
}

export const aCareRecord = (
  database: Database,
  userpetId: number,
  values: Partial<typeof careRecords.$inferInsert> & { givenOn: string },
): Promise<unknown> =>
  database.db.insert(careRecords).values({
    userpetId,
    kind: "vaccination",
    product: "DHPPi",
    source: "owner",
    ...values,
  });
