import { shipTo } from "../server/test/ship-to.ts";

export type Kind = "catalogue" | "cart" | "checkout" | "sign-in";

export interface Shopper {
  token: string;
  gearId: number;
  /** The line of their cart that holds the gear. */
  lineId: number;
}

/** Everybody and everything the load is made of. */
export interface Cast {
  gearIds: number[];
  /** They fill their carts; others buy, because what is bought leaves the cart. */
  shoppers: Shopper[];
  buyers: string[];
}

export interface Asked {
  kind: Kind;
  /** As it goes over the wire. */
  text: string;
}

type Draw = (cast: Cast) => string;

const browse =
  (path: string): Draw =>
  () =>
    get(path);
const lookAt =
  (path: string): Draw =>
  ({ gearIds }) =>
    get(`${path}/${any(gearIds)}`);

/** What share of all requests each is: 70 % look around, 20 % fill their carts, 10 % buy. */
const mix: [share: number, kind: Kind, draw: Draw][] = [
  [0.07, "catalogue", browse("/")],
  [0.1, "catalogue", browse("/gearshop")],
  [0.15, "catalogue", lookAt("/gear")],
  [0.12, "catalogue", browse("/api/gears")],
  [0.14, "catalogue", lookAt("/api/gears")],
  [0.06, "catalogue", () => get(`/api/gear-suggestions?q=${any(["le", "ball", "bed", "cat", "har", "food"])}`)],
  [0.06, "catalogue", browse("/api/pets")],
  [0.1, "cart", ({ shoppers }) => get("/api/cart", any(shoppers).token)],
  [0.05, "cart", ({ shoppers }) => fill(any(shoppers))],
  [0.05, "cart", ({ shoppers }) => change(any(shoppers))],
  [0.1, "checkout", ({ buyers, gearIds }) => buy(any(buyers), any(gearIds))],
];

export function drawMixed(cast: Cast): Asked {
  let left = Math.random();
  const found = mix.find(([share]) => (left -= share) < 0) ?? mix.at(-1);
  const [, kind, draw] = found as (typeof mix)[number];
  return { kind, text: draw(cast) };
}

export function drawCatalogue(cast: Cast): Asked {
  for (;;) {
    const asked = drawMixed(cast);
    if (asked.kind === "catalogue") return asked;
  }
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const fill = ({ token, gearId }: Shopper) => send("POST", `/api/cart/add/${gearId}`, { quantity: 1 }, token);
const change = ({ token, lineId }: Shopper) => send("PUT", `/api/cart/update/${lineId}`, { quantity: 1 }, token);
const buy = (token: string, id: number) =>
  send("POST", "/api/create-order", { items: [{ id, quantity: 1 }], customer: shipTo }, token);

export const signInEmail = (count: number) => `login-${count}@bench.example`;
export const signInPassword = "three grey cats sleeping";

export const signIn = (count: number): Asked => ({
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
