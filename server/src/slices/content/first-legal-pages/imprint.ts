import type { LegalSection } from "@pawhaven/contract";

/** Name, address and how to reach the shop are its facts, which the page shows above. */
export const firstImprint: LegalSection[] = [
  {
    title: "What is missing here",
    text: `Depending on the country, an imprint has to name:

- the legal form and who represents the shop
- the register in which it is entered, and its number
- its tax number
- who supervises the clinic, and the chamber its vets belong to
- who supervises the shelter`,
  },
  {
    title: "Responsible for the content",
    text: "The shop named above. We do not answer for pages of others that we link to.",
  },
];
