import type { LegalSection } from "@pawhaven/contract";

export const firstShipping: LegalSection[] = [
  {
    title: "Where and for how much",
    text: `We deliver to Vietnam, Singapore and the United States. Delivery is free for every order, whatever its size.

For orders from abroad, the customs of your country may ask for duties that we do not know. They are not part of our price.`,
  },
  {
    title: "When it leaves",
    text: `We pack orders on working days, usually on the day after they were placed. Card orders are packed when they are paid.

An order may come in several parcels. You get an email for each of them, with the carrier and the number to follow it, if there is one.`,
  },
  {
    title: "Cash on delivery",
    text: "Have the amount ready that your order shows. If some items could not be sent, you pay for those that were.",
  },
  {
    title: "If something goes wrong",
    text: `- The parcel is damaged: take a photo before you unpack it, and ask for a return on the page of your order.
- Something is missing: look whether the order comes in several parcels, then write to us.
- Nobody was at home: the carrier's message says where it is.
- The address is wrong: write to us at once. As long as nothing was sent, we can change it.`,
  },
];
