import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";

export type RequestKind = "catalogue" | "cart" | "checkout" | "sign-in";

export interface Shopper {
  token: string;
  gearId: number;
  /** The line of their cart that holds the gear. */
  lineId: number;
}

/** Everybody and everything the load is made of. */
export interface LoadFixtures {
  gearIds: number[];
  /** They fill their carts; others buy, because what is bought leaves the cart. */
  shoppers: Shopper[];
  buyers: string[];
}

export interface LoadRequest {
  kind: RequestKind;
  /** As it goes over the wire. */
  text: string;
}

type RequestBuilder = (cast: LoadFixtures) => string;

const browse =
  (path: string): RequestBuilder =>
  () =>
    get(path);
const lookAt =
  (path: string): RequestBuilder =>
  ({ gearIds }) =>
    get(`${path}/${pickRandom(gearIds)}`);

/** What share of all requests each is: 70 % look around, 20 % fill their carts, 10 % buy. */
const mix: [share: number, kind: RequestKind, draw: RequestBuilder][] = [
  [0.07, "catalogue", browse("/")],
  [0.1, "catalogue", browse("/gearshop")],
  [0.15, "catalogue", lookAt("/gear")],
  [0.12, "catalogue", browse("/api/gears")],
  [0.14, "catalogue", lookAt("/api/gears")],
  [0.06, "catalogue", () => get(`/api/gear-suggestions?q=${pickRandom(["le", "ball", "bed", "cat", "har", "food"])}`)],
  [0.06, "catalogue", browse("/api/pets")],
  [0.1, "cart", ({ shoppers }) => get("/api/cart", pickRandom(shoppers).token)],
  [0.05, "cart", ({ shoppers }) => addToCart(pickRandom(shoppers))],
  [0.05, "cart", ({ shoppers }) => updateCart(pickRandom(shoppers))],
  [0.1, "checkout", ({ buyers, gearIds }) => buy(pickRandom(buyers), pickRandom(gearIds))],
];

export function nextMixedRequest(cast: LoadFixtures): LoadRequest {
  let left = Math.random();
  const found = mix.find(([share]) => (left -= share) < 0) ?? mix.at(-1);
  const [, kind, draw] = found as (typeof mix)[number];
  return { kind, text: draw(cast) };
}

export function nextCatalogueRequest(cast: LoadFixtures): LoadRequest {
  for (;;) {
    const asked = nextMixedRequest(cast);
    if (asked.kind === "catalogue") return asked;
  }
}

const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const addToCart = ({ token, gearId }: Shopper) => send("POST", `/api/cart/add/${gearId}`, { quantity: 1 }, token);
const updateCart = ({ token, lineId }: Shopper) => send("PUT", `/api/cart/update/${lineId}`, { quantity: 1 }, token);
const buy = (token: string, id: number) =>
  send("POST", "/api/create-order", { items: [{ id, quantity: 1 }], customer: testShippingDetails }, token);

export const signInEmail = (count: number) => `login-${count}@bench.example`;
export const signInPassword = "three grey cats sleeping";

export const signInRequest = (count: number): LoadRequest => ({
  kind: "sign-in",
  text: send("POST", "/api/login", { email: signInEmail(count), password: signInPassword }),
});

const get = (path: string, token?: string) => `GET ${path} HTTP/1.1\r\n${headers(token)}\r\n`;

function send(method: string, path: string, body: object, token?: string): string {
  const text = JSON.stringify(body);
  const own = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${headers(token)}${own}\r\n${text}`;
}

const headers = (token?: string) =>
  `host: 127.0.0.1\r\naccept-encoding: gzip, br\r\n${token ? `authorization: Bearer ${token}\r\n` : ""}`;
