import { endpoints } from "@pawhaven/contract";
import { staffHeaders } from "../../server/test/support/api-client.ts";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { apiRequest, type RawRequest } from "./api-request.ts";

export type RequestKind = "catalogue" | "cart" | "checkout" | "staff" | "sign-in";

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
  staffTokens: string[];
}

export interface LoadRequest {
  kind: RequestKind;
  /** The complete HTTP/1.1 request. */
  text: string;
}

type RequestBuilder = (fixtures: LoadFixtures) => RawRequest;

const getPage = (path: string): RawRequest => ({ method: "GET", path, headers: {} });
const searchTerms = ["le", "ball", "bed", "cat", "har", "food"];

type Mix = [weight: number, kind: RequestKind, build: RequestBuilder][];

const browsing: Mix = [
  [7, "catalogue", () => getPage("/")],
  [10, "catalogue", () => getPage("/gearshop")],
  [15, "catalogue", ({ gearIds }) => getPage(`/gear/${pickRandom(gearIds)}`)],
  [12, "catalogue", () => apiRequest(endpoints.listGears, {})],
  [14, "catalogue", ({ gearIds }) => apiRequest(endpoints.getGear, { params: { id: pickRandom(gearIds) } })],
  [6, "catalogue", () => apiRequest(endpoints.suggestGears, { query: { q: pickRandom(searchTerms) } })],
  [6, "catalogue", () => apiRequest(endpoints.listPets, {})],
];

const shopping: Mix = [
  ...browsing,
  [10, "cart", ({ shoppers }) => apiRequest(endpoints.getCart, {}, pickRandom(shoppers).token)],
  [5, "cart", ({ shoppers }) => addToCart(pickRandom(shoppers))],
  [5, "cart", ({ shoppers }) => updateCart(pickRandom(shoppers))],
];

const buy: RequestBuilder = ({ buyers, gearIds }) => placeOrder(pickRandom(buyers), pickRandom(gearIds));

export const mixes = {
  catalogue: browsing,
  /** 70 % catalogue, 20 % cart, 10 % checkout. */
  mixed: [...shopping, [10, "checkout", buy]],
  /** Few of those who look buy something, and staff keep an eye on it. */
  everybody: [
    ...shopping,
    [1, "checkout", buy],
    [3, "staff", (fixtures) => asStaff(fixtures, apiRequest(endpoints.listOrdersAsStaff, { query: {} }))],
    [2, "staff", (fixtures) => asStaff(fixtures, apiRequest(endpoints.getCalendar, { query: thisWeek() }))],
  ],
} satisfies Record<string, Mix>;

export function nextRequest(mix: keyof typeof mixes, fixtures: LoadFixtures): LoadRequest {
  const entries: Mix = mixes[mix];
  let left = Math.random() * entries.reduce((sum, [weight]) => sum + weight, 0);
  const found = entries.find(([weight]) => (left -= weight) < 0) ?? entries.at(-1);
  const [, kind, build] = found as Mix[number];
  return { kind, text: serialize(build(fixtures)) };
}

const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const addToCart = ({ token, gearId }: Shopper) =>
  apiRequest(endpoints.addToCart, { params: { id: gearId }, body: { quantity: 1 } }, token);
const updateCart = ({ token, lineId }: Shopper) =>
  apiRequest(endpoints.updateCartItem, { params: { id: lineId }, body: { quantity: 1 } }, token);
const placeOrder = (token: string, id: number) =>
  apiRequest(endpoints.createOrder, { body: { items: [{ id, quantity: 1 }], customer: testShippingDetails } }, token);

const asStaff = ({ staffTokens }: LoadFixtures, request: RawRequest): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...staffHeaders(pickRandom(staffTokens)) },
});

function thisWeek() {
  const now = Date.now();
  const [from, to] = [now, now + 6 * 86_400_000].map((time) => new Date(time).toISOString().slice(0, 10));
  return { from: from as string, to: to as string };
}

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
