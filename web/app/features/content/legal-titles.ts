import type { LegalPageKey } from "@pawhaven/contract";

export const legalTitles: Record<LegalPageKey, string> = {
  privacy: "Privacy",
  terms: "Terms",
  shipping: "Shipping",
  imprint: "Imprint",
};

export const legalDescriptions: Record<LegalPageKey, string> = {
  privacy: "Which data the shop stores, why and for how long. Nothing here tracks you.",
  terms: "What applies when you order, book a visit or adopt.",
  shipping: "Where we deliver to, what it costs, and when your order leaves.",
  imprint: "Who runs this shop, and how to reach us.",
};
