import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { firstPrivacy } from "./first-legal-pages/privacy.ts";

const storageKeys = path.join(import.meta.dirname, "../../../../web/app/lib/storage-keys.ts");
const sections = firstPrivacy({ mailDays: 1, messageDays: 1, securityEventsDays: 1 });
const inBrowser = sections.find(({ title }) => title === "What is in your browser")?.text ?? "";

/** Whoever stores something else says so in the text, and adds the words here. */
const wordsFor: Record<string, string> = {
  sessionTokenKey: "who is signed in",
  userInfoKey: "who is signed in",
  themeKey: "light or dark colours",
  viewedGearsKey: "the gear you looked at last",
  visitorCartKey: "your cart, while you are not signed in",
  guestOrdersKey: "the links to the orders you placed as a guest",
  listViewKey: "whether gear and pets are shown as a list",
  deliveryCountryKey: "the country you want things delivered to",
  homeAnswersKey: "your answers to the questions about your home",
  chosenPetKey: "which of your animals you chose last",
  hidesUnfitKey: "whether gear that does not suit them is hidden",
  selectedPetKey: "a chosen animal or service",
  selectedServiceKey: "a chosen animal or service",
  pendingWishKey: "what you put on the wish list before you signed in",
  checkoutKey: "a checkout",
  discountCodeKey: "a discount code",
  petlessUserKey: "whether you have animals",
  draftNoteKey: "a note that is not finished",
};

it("the privacy page names everything that the site stores in the browser", () => {
  const stored = [...readFileSync(storageKeys, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
  expect(Object.keys(wordsFor).toSorted()).toEqual(stored.toSorted());
  for (const words of Object.values(wordsFor)) expect(inBrowser).toContain(words);
});
