import type { LegalSection } from "@pawhaven/contract";

export const firstTerms = (returnDays: number): LegalSection[] => [
  {
    title: "Who you deal with",
    text: "These terms apply between you and the shop that is named in the imprint, for orders, visits and adoptions on this site.",
  },
  {
    title: "How an order comes about",
    text: `What we show is an invitation to order. By pressing "Place Order" you order what is in your cart, at the total that is shown. We accept with the email that says we have received your order or, if you pay by card, your payment.

What you pay for by card is held for you for 30 minutes. If it is not paid by then, it goes back on the shelf.`,
  },
  {
    title: "Prices and payment",
    text: `Prices are in US dollars and include taxes. Delivery is free. You pay by card, or in cash when the parcel arrives.

You get an invoice by email and on the page of your order. If something is cancelled or refunded, you get a credit note as well.`,
  },
  {
    title: "Cancelling and returning",
    text: `As long as nothing of an order was sent, you can cancel it on its page. What you paid goes back to you.

After delivery you have ${returnDays} days to return what does not suit you. The page about returns says how. Rights that the law gives you are not affected.`,
  },
  {
    title: "If something is wrong",
    text: "If an item is damaged, faulty or not what you ordered, tell us, and we repair, replace or refund it as the law provides.",
  },
  {
    title: "Visits at the clinic and the spa",
    text: `A time that you booked is yours. If you cannot come, cancel or move it in good time, so that somebody else gets it.

What we say online about food, care and fitting gear is general. It does not replace the advice of a vet who has seen your animal.`,
  },
  {
    title: "Adoptions",
    text: "A request to adopt is a wish, and promises nothing to either side. Who takes an animal home signs an adoption contract at the handover; what it says goes before these terms.",
  },
  {
    title: "Your account and reviews",
    text: `Keep your password to yourself. Write reviews about what you bought and know. We hide reviews that insult, advertise or name people, and tell you why.`,
  },
];
