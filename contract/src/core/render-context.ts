import type { Api } from "../index.ts";

/** The shop as its owner describes it in the settings. */
export interface Shop {
  name: string;
  email: string;
  phone: string;
  address: string;
  timeZone: string;
  /** When the clinic is open, Monday first; null where it is closed. */
  clinicWeek: readonly ({ opens: string; closes: string } | null)[];
  social: { name: string; url: string }[];
}

/** Where the browser sends pictures to. */
export interface UploadTarget {
  url: string;
  preset: string;
  /** The shop's own store, which wants the customer's token. */
  isOwnStore: boolean;
}

/** Who takes cards, as far as a page has to know. */
export type CardProvider = { provider: "stripe"; publishableKey: string } | { provider: "sandbox" };

/** What the server hands to a page it renders: the shop, its public address and the API without a network. */
export interface RenderContext {
  api: Api;
  origin: string;
  shop: Shop;
  imageUpload: UploadTarget;
  /** Null where cards are not taken. */
  cards: CardProvider | null;
  /** Mails are not sent but can be read at /outbox. */
  isOutboxVisible: boolean;
  /** Whom to sign in as in a shop that is only being tried out. */
  demoCustomer: { email: string; password: string } | null;
}

/** The site as the server sees it: a request in, a page out. */
export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>;
