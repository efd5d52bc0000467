import type { LegalPageKey, LegalSection } from "@pawhaven/contract";
import { firstImprint } from "./first-legal-pages/imprint.ts";
import { type Periods, firstPrivacy } from "./first-legal-pages/privacy.ts";
import { firstShipping } from "./first-legal-pages/shipping.ts";
import { firstTerms } from "./first-legal-pages/terms.ts";

const exampleNotice: LegalSection = {
  title: "This is an example",
  text:
    "This text came with the software of the shop. It describes what the software does, and is no legal advice. " +
    "Whoever runs a shop with it has the text checked for their country, completes it and removes this paragraph.",
};

/**
 * What a new shop starts with. The periods are those of the settings at that time: a text that applied must not change
 * by itself afterwards.
 */
export const firstLegalPages = (periods: Periods & { returnDays: number }): Record<LegalPageKey, LegalSection[]> => ({
  privacy: [exampleNotice, ...firstPrivacy(periods)],
  terms: [exampleNotice, ...firstTerms(periods.returnDays)],
  shipping: [exampleNotice, ...firstShipping],
  imprint: [exampleNotice, ...firstImprint],
});
