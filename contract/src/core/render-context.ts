import type { Faq, Holiday, ReturnRule, ShopFacts, SocialLink } from "../content-values.ts";
import type { HoursRow } from "../content-rules.ts";
import type { Api } from "../endpoints.ts";

/** What every page knows of the shop. */
export interface Shop extends ShopFacts {
  timeZone: string;
  hours: { shop: HoursRow[]; clinic: HoursRow[] };
  social: SocialLink[];
}

/** What only some pages show of it. */
export interface ShopDetails {
  /** Of the shop, as search engines read them. */
  openingHours: string[];
  upcomingHolidays: Holiday[];
  faqs: Faq[];
  returnRules: ReturnRule[];
}

/** Where the browser uploads images. */
export interface UploadTarget {
  url: string;
  preset: string;
  /** Whether it is the shop's own image store, which requires the customer's token. */
  isOwnStore: boolean;
}

/** The public part of the card provider's configuration. */
export type CardProvider = { provider: "stripe"; publishableKey: string } | { provider: "sandbox" };

/** What the server passes to the page it renders. Its `api` calls the server in-process, without a network. */
export interface RenderContext {
  api: Api;
  /** Takes what kept the page from being rendered; the page itself only says that it could not be. */
  reportError: (error: unknown) => void;
  origin: string;
  shop: Shop;
  shopDetails: ShopDetails;
  imageUpload: UploadTarget;
  /** Null if the shop does not accept cards. */
  cards: CardProvider | null;
  /** How long after delivery customers can ask for a return. */
  returnDays: number;
  /** A map of the shop that can be embedded. Only the page that shows it contains its address. */
  mapUrl: string | null;
  /** Whether mails are not sent but shown at /outbox. */
  isOutboxVisible: boolean;
  /** A ready-made account to try the demo shop with. */
  demoCustomer: { email: string; password: string } | null;
  /** The same for the workplace. Customers' pages do not contain it. */
  demoStaff: { email: string; password: string } | null;
  /** Whether pages for developers, like /components, exist. */
  hasDeveloperPages: boolean;
}

/** The server-side entry point of the site. */
export type RenderPage = (request: Request, context: RenderContext) => Promise<PageResponse>;

/** What the server reads of a response. */
export type PageResponse = Pick<Response, "status" | "headers" | "bytes">;

/** The site as the server uses it. */
export interface Site {
  renderPage: RenderPage;
  /**
   * The URL that a page is rendered and cached for. It contains only what its route reads, so that everything else in a
   * URL can neither influence a page nor make it be rendered again.
   */
  canonicalUrl: (url: string) => string;
  /** All inline scripts and styles that pages may have. They are constants of the build. */
  inlineCode: InlineCode;
}

export interface InlineCode {
  scripts?: readonly string[];
  styles?: readonly string[];
}
