import type { Api } from "./index.ts";

/** The shop as its owner describes it in the settings. */
export interface Shop {
  name: string;
  email: string;
  phone: string;
  address: string;
  timeZone: string;
  social: { name: string; url: string }[];
}

/** What the server hands to a page it renders: the shop, its public address and the API without a network. */
export interface Visit {
  api: Api;
  origin: string;
  shop: Shop;
}

/** The site as the server sees it: a request in, a page out. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;
