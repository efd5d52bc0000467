export const giftCardStates = ["active", "blocked"] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** What the list shows. */
export const giftCardStandings = ["usable", "empty", "expired", "blocked"] as const;
export type GiftCardStanding = (typeof giftCardStandings)[number];

/** Issued, paid an order, got back what an order no longer needs, or was corrected by staff. */
export const giftCardEntryKinds = ["issue", "redeem", "return", "adjust"] as const;
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

export const maxGiftCardDollars = 10_000;

/** Without I, L, O and U, which are easily misread: 16 of 32 characters are 80 bits, which nobody guesses. */
export const giftCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const giftCodeLength = 16;

/** As people copy it: in small letters, with spaces and dashes, O for 0 and I or L for 1. */
export const normalizeGiftCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
