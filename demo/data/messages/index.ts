import type { DemoThread } from "../types.ts";

export const messages: DemoThread[] = [
  {
    kind: "contact",
    subject: "Custom Request",
    name: "Mai Pham",
    email: "mai.pham@example.com",
    phone: "+84285550177",
    daysAgo: 0,
    message: "Do you have the rope toy in a size for a Great Dane? The large one lasted for two days.",
  },
  {
    kind: "contact",
    subject: "General Inquiry",
    name: "Tomás Rivera",
    email: "tomas.rivera@example.com",
    phone: "",
    daysAgo: 2,
    message: "Hello,\nmy rabbit is shy with strangers. Can I stay with her while she is groomed?",
    answer:
      "Yes, please do. Most rabbits are calmer with somebody they know, and we keep the last slot of the day quiet.",
  },
  {
    kind: "feedback",
    subject: "Feedback",
    name: "Hana",
    email: "hana@example.com",
    phone: "",
    daysAgo: 1,
    message: "Booking took me less than a minute. A reminder by mail the day before was perfect.",
  },
];

export const cannedAnswers = [
  {
    title: "Opening hours",
    text: "Thank you for asking. You find our opening hours, also on holidays, on the Contact page.",
  },
  {
    title: "We are looking into it",
    text: "Thank you for writing, {name}. We are looking into it and write again within a day.",
  },
];
