import type { BookableCare } from "@pawhaven/contract";
import type { Database } from "../../src/platform/db/database.ts";
import { answerDueCare } from "../../src/slices/care/answer-due-care.ts";
import { bookDueCare } from "../../src/slices/care/book-due-care.ts";
import { listDueCareOfUserpet } from "../../src/slices/care/list-due-care-of-userpet.ts";
import { mondayMorning } from "./bookings.ts";
import { type aPuppyOwner, testCareContext } from "./care.ts";

type Owner = Awaited<ReturnType<typeof aPuppyOwner>>;

export const noDetails = { given_on: null, product: "" };

export const morningOf = (day: string) => new Date(`${day}T08:00:00+07:00`);

/** What owners do about due care, which they know by its name. */
export function dueCareIn(shop: { database: Database }) {
  const context = () => testCareContext(shop.database);
  const careOf = ({ caller, petId }: Owner, now = mondayMorning) => listDueCareOfUserpet(context(), caller, petId, now);
  const find = async (owner: Owner, name: string, now = mondayMorning): Promise<BookableCare> => {
    const { due } = await careOf(owner, now);
    return due.find((each) => each.name === name) as BookableCare;
  };
  const book = async (owner: Owner, name: string, now = mondayMorning) => {
    const { id, times } = await find(owner, name, now);
    return bookDueCare(context(), owner.caller, id, times[0] as BookableCare["times"][number], now);
  };
  const answer = async (owner: Owner, name: string, given: Parameters<typeof answerDueCare>[3], now = mondayMorning) =>
    answerDueCare(context(), owner.caller, (await find(owner, name, now)).id, given, now);
  return { context, careOf, find, book, answer };
}
