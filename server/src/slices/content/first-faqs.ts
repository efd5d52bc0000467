import type { Faq } from "@pawhaven/contract";

const featuredQuestions = new Set([
  "What does delivery cost?",
  "How does an adoption work?",
  "How do I book a vet visit, and how long does it take?",
]);

const questions: Omit<Faq, "is_featured">[] = [
  {
    topic: "Orders",
    question: "How can I see where my order is?",
    answer:
      "Sign in and open My Orders, or follow the link in the mail about your order if you ordered as a guest. Each order shows its status (ordered, shipping, shipped, cancelled or refunded), and its page lists the tracking number, the items and the delivery address. A card order reads Processing until the payment has gone through.",
  },
  {
    topic: "Orders",
    question: "Can I change or cancel an order I have placed?",
    answer:
      "Open your order, under My Orders or with the link in its mail, and press Cancel Order. That works as long as nothing has been sent. To correct the address, write to us from the Contact page with your order number, the sooner the better. If a paid order is cancelled, we refund the card you used.",
  },
  {
    topic: "Delivery",
    question: "What does delivery cost?",
    answer:
      "Nothing. Delivery is free for every order, whatever its size, and taxes are already included in the prices. The total you see in your cart is the total you pay.",
  },
  {
    topic: "Delivery",
    question: "Which countries do you deliver to?",
    answer:
      "We deliver to Vietnam, Singapore and the United States. Choose the country at checkout; the rest of the order works the same way in all three.",
  },
  {
    topic: "Payment",
    question: "How can I pay?",
    answer:
      "By credit or debit card, or with cash when the parcel arrives. Prices are in US dollars. Card details go straight to the card provider; we never see or store the number.",
  },
  {
    topic: "Payment",
    question: "I started a card payment and did not finish it. What happens now?",
    answer:
      "We hold your items for 30 minutes. If the payment is completed in that time, the order goes ahead as usual. If not, the items go back into stock, nothing is charged, and you are welcome to order again.",
  },
  {
    topic: "Adoption",
    question: "How does an adoption work?",
    answer:
      "Open the page of a pet marked Available, press Adopt Me and tell us in up to 500 characters about your home and why you would suit each other. You need to be signed in, and you can have one open request for each pet. We read every note, then get in touch to arrange a visit before anything is decided.",
  },
  {
    topic: "Adoption",
    question: "What does the adoption fee cover?",
    answer:
      "It includes vaccinations, microchip, and spay or neuter, as far as they apply to the species. For very young animals, whatever is not yet due is done later at our clinic and is part of the same fee.",
  },
  {
    topic: "Vet visits",
    question: "How do I book a vet visit, and how long does it take?",
    answer:
      "Sign in, choose your pet, then pick Vet At Clinic, a day and a free time. A visit is planned for 30 minutes. You can book up to 90 days ahead, and a booking starts as Pending until we confirm it.",
  },
  {
    topic: "Vet visits",
    question: "When is the clinic open, and what about emergencies?",
    answer:
      "The opening hours of the clinic are on the Contact page, under Business Information. For emergencies there is a line at any hour of the day or night. You will find it on the same page. Calling is always faster than writing.",
  },
  {
    topic: "Spa",
    question: "What is the difference between the three spa packages?",
    answer:
      "Basic covers wash, dry and tidy in 10 steps and takes an hour. Premium adds a full haircut and takes an hour and a quarter. Ultra also adds a massage with paw balm, takes an hour and a half, and your pet goes home with a free gift pack. Plans changed? You can cancel under My Bookings.",
  },
  {
    topic: "Accounts",
    question: "I forgot my password. How do I get back in?",
    answer:
      "Choose Forgot Password on the login page and enter your email. If there is an account, we send a link that works once and expires after 60 minutes. After you have set a new password, you are signed out on all other devices.",
  },
];

/** What a new shop starts with. */
export const firstFaqs: Faq[] = questions.map((faq) => ({
  ...faq,
  is_featured: featuredQuestions.has(faq.question),
}));
