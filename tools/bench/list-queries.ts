import { type Endpoint, endpoints, type RequestOf } from "@pawhaven/contract";
import { apiAt } from "../../server/test/support/api-client.ts";
import { largeCatalogue } from "../../server/test/support/large-catalogue.ts";
import {
  addressOf,
  commonFirstName,
  digitsOf,
  minutesBetweenOrders,
  ordersPerCustomer,
  type ShopSize,
  surnameOf,
} from "../../server/test/support/large-shop.ts";
import type { SeededRandom } from "../../server/test/support/seeded-random.ts";
import { apiRequest } from "./api-request.ts";

export interface ListedShop {
  origin: string;
  size: ShopSize;
  staffToken: string;
}

type ListQuery = (shop: ListedShop, random: SeededRandom) => string | Promise<string>;

const pathOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => apiRequest(endpoint, request).path;
const orders = (query: NonNullable<RequestOf<typeof endpoints.listOrdersAsStaff>["query"]>) =>
  pathOf(endpoints.listOrdersAsStaff, { query });
const customers = (text: string) => pathOf(endpoints.listCustomers, { query: { text } });
const gears = (query: NonNullable<RequestOf<typeof endpoints.listGearsAsStaff>["query"]>) =>
  pathOf(endpoints.listGearsAsStaff, { query });
const everything = (q: string) => pathOf(endpoints.searchWorkplace, { query: { q } });

const someCustomer = ({ size }: ListedShop, random: SeededRandom) =>
  1 + random.nextInt(size.orders / ordersPerCustomer);
/** Parts of what one customer or one order has alone, so that as many rows are found in a shop of any size. */
const partOfAddress = (shop: ListedShop, random: SeededRandom) => addressOf(someCustomer(shop, random)).slice(3, 13);
const partOfName = (shop: ListedShop, random: SeededRandom) => surnameOf(someCustomer(shop, random)).slice(1, 11);
const partOfNumber = ({ size }: ListedShop, random: SeededRandom) =>
  digitsOf(1 + random.nextInt(size.orders)).slice(2, 12);
const partOfCommonName = commonFirstName.slice(2).toLowerCase();

/** Not today nor the first day, which have fewer orders than a page. */
function someFullDay({ size }: ListedShop, random: SeededRandom): string {
  const days = Math.floor((size.orders * minutesBetweenOrders) / 1440);
  const daysAgo = 1 + random.nextInt(Math.max(1, days - 1));
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}

/** Shops of all sizes begin with the same gears. */
const gearNames = [...largeCatalogue(100)].map(({ name }) => name);
const partOfGear = (random: SeededRandom) => random.pick(gearNames).slice(1);
const commonGear = "family";

export const listQueries: Record<string, ListQuery> = {
  "orders, first page": () => orders({}),
  "orders, by amount": () => orders({ sort: "-amount" }),
  "orders, by status": () => orders({ status: "shipping" }),
  "orders, to ship": () => orders({ status: "to_ship" }),
  "orders, by payment": () => orders({ payment: "card" }),
  "orders, by country": () => orders({ country: "sg" }),
  "orders, of a day": (shop, random) => {
    const day = someFullDay(shop, random);
    return orders({ from: day, to: day });
  },
  "orders, second page of a day": async (shop, random) => {
    const day = someFullDay(shop, random);
    const page = await apiAt(shop.origin, shop).listOrdersAsStaff({ query: { to: day } });
    return orders({ to: day, ...(page.next_cursor && { cursor: page.next_cursor }) });
  },
  "orders, of a customer": (shop, random) => orders({ customer: someCustomer(shop, random) }),
  "orders, status, payment and country": () => orders({ status: "shipped", payment: "card", country: "vn" }),
  "orders, part of the number": (shop, random) => orders({ text: partOfNumber(shop, random) }),
  "orders, part of the email": (shop, random) => orders({ text: partOfAddress(shop, random) }),
  "orders, part of the name": (shop, random) => orders({ text: partOfName(shop, random) }),
  "orders, part of a common name": () => orders({ text: partOfCommonName }),
  "orders to ship, part of a common name": () => orders({ text: partOfCommonName, status: "to_ship" }),
  "search, part of an order number": (shop, random) => everything(partOfNumber(shop, random)),
  "search, part of an email": (shop, random) => everything(partOfAddress(shop, random)),
  "search, part of a common name": () => everything(partOfCommonName),
  "customers, first page": () => pathOf(endpoints.listCustomers, {}),
  "customers, part of the email": (shop, random) => customers(partOfAddress(shop, random)),
  "customers, part of the name": (shop, random) => customers(partOfName(shop, random)),
  "customers, part of a common name": () => customers(partOfCommonName),
  "customers, the page of one": (shop, random) =>
    pathOf(endpoints.getCustomer, { params: { id: someCustomer(shop, random) } }),
  "stock, first page": () => pathOf(endpoints.listStock, {}),
  "stock, low": () => pathOf(endpoints.listStock, { query: { state: "low" } }),
  "stock, part of the name": (_, random) => pathOf(endpoints.listStock, { query: { text: partOfGear(random) } }),
  "stock, part of a common name": () => pathOf(endpoints.listStock, { query: { text: commonGear } }),
  "gears, first page": () => gears({}),
  "gears, by category": () => gears({ category: "Toys" }),
  "gears, part of the name": (_, random) => gears({ text: partOfGear(random) }),
  "gears, part of a common name": () => gears({ text: commonGear }),
};
