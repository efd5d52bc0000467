import type { LegalSection } from "@pawhaven/contract";

/** For how long the settings keep things, in days. */
export interface Periods {
  mailDays: number;
  messageDays: number;
  securityEventsDays: number;
}

/** What the software really stores; whoever changes that changes this text as well. */
export const firstPrivacy = ({ mailDays, messageDays, securityEventsDays }: Periods): LegalSection[] => [
  {
    title: "In short",
    text: `We store what we need to sell, to deliver, to treat your animals and to find them a home, and nothing else.

There is no tracking here: no analytics, no advertising, no pixels, no profiles for advertisers, and no scripts of others that watch you. That is why no banner asks for your consent. One thing happens only if you allow it in your profile: your account remembers the gear you looked at, so that you see it on all of your devices. You can stop and delete that there at any time.

We do not sell data.`,
  },
  {
    title: "Your account",
    text: `We store your name and email address, and what you add to your profile: phone number, address, date of birth, gender and a picture, and the addresses you save for orders. With it go your wish list, what you saved for later, what you wait for until it is in stock again, and, if you allow it, the gear you looked at last. If your email address changes, we remember the former one, so that what was sent to it stays yours. A password is stored as a hash that cannot be turned back; of passkeys we have the public part only.

This stays until you delete your account.`,
  },
  {
    title: "Signing in",
    text: `A session ends at the latest 12 hours after you sign in, or 30 days with "Remember me", and earlier if it is not used. Until then we store with it the network address and the name of the browser, so that you recognise your own devices.

Sign-ins and changes of your account are listed under "Recent activity", with a shortened network address, for ${securityEventsDays} days.`,
  },
  {
    title: "Orders, invoices and returns",
    text: `With an order we store what you bought, the name, address, phone number and email address you gave, how you pay, and what became of it. Invoices are made from it and never change.

The law asks us to keep orders and invoices, so they stay when you delete your account; they are no longer connected with it then.

You can order as a guest. Then we also store your network address, until the order is paid, delivered, cancelled or taken over by an account, and a hash of every link that shows your order.

With a gift card we store the email address of the person it is for, a hash of its code, and what it was used for.

Card numbers never reach us. They go straight to the card provider, who tells us whether you have paid. If you pay by card with an account, the provider keeps the cards you choose to save; we store the number under which it knows you, and have it forgotten with your account.`,
  },
  {
    title: "Your animals, visits and adoptions",
    text: `We store the animals you register with their photos, their records, what they eat and when it runs out, your bookings, and what was written down at a visit. With a request to adopt we store your note and what you tell us about your home; before you send it, these answers are in your browser alone. If you share an animal's passport, whoever has the link can read it until it ends or you end it.

When you delete your account this goes, and visits stay in our calendar without your name and your animal. Of an adoption the contract stays, with your name and address.`,
  },
  {
    title: "Messages, reviews and email",
    text: `What you write to us is deleted ${messageDays} days after the last message. Reviews are public with your name; when you delete your account they stay without it.

We send email about what you do here: orders, visits, requests, your account. If you ask for it, we write once when a gear is in stock again. Reminders of what your animals need, and of food that runs out, and invitations to review a purchase come until you stop them, in your profile or with one click in the mail. The text of an email is deleted when it was delivered, and the note that we sent it after ${mailDays} days. An invitation to review a purchase comes once per order. There is no newsletter.`,
  },
  {
    title: "What is in your browser",
    text: `One cookie, "session", exists while you are signed in, and makes a stolen sign-in worthless elsewhere. A second one exists for some minutes while you sign in with Google. Both are necessary, and none is read by anybody else.

Besides, your browser keeps for itself:

- who is signed in
- whether you prefer light or dark colours
- the gear you looked at last, to show it to you again
- your cart, while you are not signed in
- the links to the orders you placed as a guest
- the country you want things delivered to
- whether gear and pets are shown as a list
- which of your animals you chose last, and whether gear that does not suit them is hidden
- your answers to the questions about your home
- until you close the tab: a checkout, a discount code, a chosen animal or service, what you put on the wish list before you signed in, whether you have animals, or a note that is not finished
- pages you have visited, so that you can read them without a connection

You can delete all of it in your browser at any time.`,
  },
  {
    title: "Who else is involved",
    text: `Depending on how the shop is set up, we use services of others, and only for what you ask for:

- a card provider, if you pay by card
- Google, if you choose to sign in with Google
- a mail server, which delivers our emails
- carriers, who get the address of a parcel
- a map on the Contact page, if the shop embeds one`,
  },
  {
    title: "Safety",
    text: `To slow down attacks we count requests per network address, for minutes up to a day. These counters are deleted then, and used for nothing else.`,
  },
  {
    title: "Your rights",
    text: `In your profile you can download everything we store about you, correct it, and delete your account, without asking anybody. If you have no account, or want to object, write to us; our address is in the imprint. You can complain to the authority for data protection of your country.`,
  },
];
