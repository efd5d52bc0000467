import type { GiftCard } from "@pawhaven/contract";
import type { Db, Tx } from "../../platform/db/database.ts";
import { toGiftCardDto } from "./serialize.ts";
import { cardsSentTo, forgetRecipient } from "./store.ts";

/** Those that were mailed to this address, without what staff noted for each other. */
export const exportGiftCards = async (db: Db, email: string): Promise<Omit<GiftCard, "note">[]> =>
  (await cardsSentTo(db, email)).map(toGiftCardDto).map(({ note: _note, ...card }) => card);

/** The card stays: whoever has its code can use it. */
export const forgetGiftCardRecipient = (tx: Tx, email: string): Promise<void> => forgetRecipient(tx, email);
