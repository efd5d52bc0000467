import { endpoints } from "@pawhaven/contract";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { apiRequest, type RawRequest } from "./api-request.ts";

export type RequestKind = "catalogue" | "cart" | "checkout" | "sign-in";

export interface Shopper {
  token: string;
  gearId: number;
  /** The cart line with the gear. */
  lineId: number;
}

export interface LoadFixtures {
  gearIds: number[];
  /** Customers who fill their carts. Buyers are others, because buying removes a gear from the cart. */
  shoppers: Shopper[];
  buyers: string[];
}

export interface LoadRequest {
  kind: RequestKind;
  /** The complete HTTP/1.1 request. */
  text: string;
}

type RequestBuilder = (fixtures: LoadFixtures) => RawRequest;

const getPage = (path: string): RawRequest => ({ method: "GET", path, headers: {} });
const searchTerms = ["le", "ball", "bed", "cat", "har", "food"];

/** The share of each request: 70 % catalogue, 20 % cart, 10 % checkout. */
const mix: [share: number, kind: RequestKind, build: RequestBuilder][] = [
  [0.07, "catalogue", () => getPage("/")],
  [0.1, "catalogue", () => getPage("/gearshop")],
  [0.15, "catalogue", ({ gearIds }) => getPage(`/gear/${pickRandom(gearIds)}`)],
  [0.12, "catalogue", () => apiRequest(endpoints.listGears, {})],
  [0.14, "catalogue", ({ gearIds }) => apiRequest(endpoints.getGear, { params: { id: pickRandom(gearIds) } })],
  [0.06, "catalogue", () => apiRequest(endpoints.suggestGears, { query: { q: pickRandom(searchTerms) } })],
  [0.06, "catalogue", () => apiRequest(endpoints.listPets, {})],
  [0.1, "cart", ({ shoppers }) => apiRequest(endpoints.getCart, {}, pickRandom(shoppers).token)],
  [0.05, "cart", ({ shoppers }) => addToCart(pickRandom(shoppers))],
  [0.05, "cart", ({ shoppers }) => updateCart(pickRandom(shoppers))],
  [0.1, "checkout", ({ buyers, gearIds }) => placeOrder(pickRandom(buyers), pickRandom(gearIds))],
];

export function nextMixedRequest(fixtures: LoadFixtures): LoadRequest {
  let left = Math.random();
  const found = mix.find(([share]) => (left -= share) < 0) ?? mix.at(-1);
  const [, kind, build] = found as (typeof mix)[number];
  return { kind, text: serialize(build(fixtures)) };
}

export function nextCatalogueRequest(fixtures: LoadFixtures): LoadRequest {
  for (;;) {
    const request = nextMixedRequest(fixtures);
    if (request.kind === "catalogue") return request;
  }
}

const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const addToCart = ({ token, gearId }: Shopper) =>
  apiRequest(endpoints.addToCart, { params: { id: gearId }, body: { quantity: 1 } }, token);
const updateCart = ({ token, lineId }: Shopper) =>
  apiRequest(endpoints.updateCartItem, { params: { id: lineId }, body: { quantity: 1 } }, token);
const placeOrder = (token: string, id: number) =>
  apiRequest(endpoints.createOrder, { body: { items: [{ id, quantity: 1 }], customer: testShippingDetails } }, token);

export const signInEmail = (count: number) => `login-${count}@bench.example`;
export const signInPassword = "three grey cats sleeping";

export function signInRequest(count: number): LoadRequest {
  const body = { email: signInEmail(count), password: signInPassword };
  return { kind: "sign-in", text: serialize(apiRequest(endpoints.login, { body })) };
}

function serialize({ method, path, headers, body }: RawRequest): string {
  const allHeaders = {
    host: "127.0.0.1",
    "accept-encoding": "gzip, br",
    ...headers,
    ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`;
}
