import type { ReturnRule } from "@pawhaven/contract";

/** What a new shop starts with. The number of days is a setting, and not part of them. */
export const firstReturnRules: ReturnRule[] = [
  {
    title: "Ask",
    text: "Open your order, choose what you would like to return and why. A photo helps if something is broken.",
  },
  {
    title: "Wait for our answer",
    text: "We tell you by email how to send it back, usually within one working day.",
  },
  { title: "Send it", text: "Pack it well. You can withdraw your return until it has arrived here." },
  {
    title: "Get your money",
    text: "We look at every item and refund what you paid for it, the way you paid.",
  },
  {
    title: "",
    text: "Items come back unused and complete. Opened food and worn harnesses we take back only if they are faulty.",
  },
  { title: "", text: "If it arrived damaged, or is not what you ordered, we pay for sending it back." },
  {
    title: "",
    text: "Card payments go back to the same card. For cash on delivery we agree with you how to pay you back.",
  },
];
