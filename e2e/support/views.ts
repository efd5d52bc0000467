import type { APIRequestContext, Page } from "@playwright/test";
import { aBooking, aPetOwner, authHeaders, listBookableDays } from "./bookings.ts";
import { expect } from "./fixtures.ts";
import { placeOrder, putIntoCart, type Shopper, twoGears } from "./shopping.ts";

/** One thing the site can show: a page as it opens, or with something opened on it. */
export interface View {
  path: string;
  /** What is open, in words; nothing for the page itself. */
  open?: string;
  show: (page: Page) => Promise<void>;
  /** A journey holds it against the rules of accessibility anyway. */
  isCheckedElsewhere?: boolean;
}

const heading = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
const text = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
const press = (name: string | RegExp, part: "main" | "banner" | "contentinfo" = "main") => {
  return async (page: Page) => {
    await page.getByRole(part).getByRole("button", { name }).first().click();
  };
};
const dialog = (name: string | RegExp, part?: "main" | "contentinfo") => async (page: Page) => {
  await heading(page);
  await press(name, part)(page);
  await expect(page.locator("dialog[open]").last()).toBeVisible();
};

/** Everything a visitor can come to see. */
export const visitorViews: View[] = [
  ...["/", "/gearshop", "/gear/1", "/petshop", "/pet/1", "/contact"].map(pageCheckedElsewhere),
  ...["/login", "/signup", "/forgot-password", "/reset/x", "/confirm/x", "/outbox"].map(pageCheckedElsewhere),
  ...["/booking", "/petvet", "/petspa", "/petunlogin"].map(pageCheckedElsewhere),
  ...["/no/such/page", "/gear/999999", "/admin/anything", "/offline"].map((path) => ({ path, show: heading })),
  { path: "/gearshop?search=nothing-like-it", show: text("No gears found matching your criteria.") },
  { path: "/", open: "the menu", show: press("Open menu", "banner") },
  { path: "/", open: "the search", show: search },
  { path: "/", open: "the feedback form", show: dialog("Feedback", "contentinfo") },
  { path: "/gearshop", open: "the filters", show: press("Filters") },
  { path: "/gearshop", open: "the word that an account is needed", show: dialog(/^Add to Cart/) },
  { path: "/gear/1", open: "a picture", show: dialog(/Enlarge/) },
  { path: "/petshop", open: "a pet's details", show: dialog(/^Details/), isCheckedElsewhere: true },
  { path: "/pet/1", open: "the adoption form", show: dialog("Adopt Me"), isCheckedElsewhere: true },
  { path: "/contact", open: "the answers", show: dialog("View All FAQs"), isCheckedElsewhere: true },
  { path: "/contact", open: "its faults", show: press("Send Message") },
  { path: "/reset/x", open: "the login form", show: dialog("Login here") },
  { path: "/petlist", open: "the word that an account is needed", show: text("Please log in to view your pet list.") },
];

function pageCheckedElsewhere(path: string): View {
  return { path, show: heading, isCheckedElsewhere: true };
}

async function search(page: Page) {
  await press("Search", "banner")(page);
  await page.getByRole("combobox", { name: "Search gears" }).fill("salmon");
  await expect(page.getByRole("option").first()).toBeVisible();
}

/** A customer with something on every page: a cart, an order, a pet, a visit, a request, a favourite. */
export async function anActiveCustomer(page: Page, request: APIRequestContext) {
  const signed = await aPetOwner(page, request, "Mochi", "Bao");
  const headers = authHeaders(signed);
  const shopper: Shopper = { ...signed.customer, headers };
  const [first, second] = await twoGears(request);
  const order = await placeOrder(request, shopper, first);
  await putIntoCart(request, shopper, first);
  await putIntoCart(request, shopper, second);
  await aBooking(request, signed, await aFreeSlot(request));
  await request.post("/api/favorite/2", { headers });
  await request.post("/api/adoption-requests", { headers, data: { pet_id: 2, note: "We have a garden and time." } });
  return { ...shopper, order };
}

/** Somewhere in the coming weeks, where tests that run beside each other do not meet. */
async function aFreeSlot(request: APIRequestContext) {
  const days = await listBookableDays(request);
  const date = days[15 + Math.floor(Math.random() * 40)] ?? "";
  const query = new URLSearchParams({ service_id: "3", date });
  const reply = await request.get(`/api/booked-time-slots?${query}`);
  const { all_slots: all, booked_slots: booked } = (await reply.json()) as Record<string, string[]>;
  return { service_id: 3, date, time_slot: all?.find((slot) => !booked?.includes(slot)) ?? "" };
}

/** Everything only a customer comes to see. */
export const customerViews = (order: string): View[] => [
  { path: "/cart", show: text("Proceed to Checkout"), isCheckedElsewhere: true },
  { path: "/checkout", show: text("Full Name"), isCheckedElsewhere: true },
  { path: "/checkout/result", show: heading },
  { path: `/thank-you?order=${order}`, show: text(order), isCheckedElsewhere: true },
  { path: `/receipt?order=${order}`, show: text("Order Successful!"), isCheckedElsewhere: true },
  { path: "/receipt?order=VN-NONE", show: text("Order not found.") },
  { path: "/profile", show: text("My Adoption Requests"), isCheckedElsewhere: true },
  { path: "/orders", show: text("Showing 1 of 1 orders"), isCheckedElsewhere: true },
  { path: `/order/${order}`, show: text("What happened when"), isCheckedElsewhere: true },
  { path: "/mybooking", show: text("Premium Spa"), isCheckedElsewhere: true },
  { path: "/mypets", show: text("Mochi"), isCheckedElsewhere: true },
  { path: "/petlist", show: text("Mochi") },
  { path: "/addpetmodal", show: heading },
  { path: "/", open: "the menu", show: press("Open menu", "banner") },
  { path: "/checkout", open: "its faults", show: press(/^Place Order/) },
  { path: "/checkout", open: "the card form", show: openCardForm, isCheckedElsewhere: true },
  { path: "/profile", open: "the review form", show: dialog(/^Write Review/) },
  { path: "/profile", open: "a favourite", show: dialog("Shadow") },
  { path: "/profile", open: "the withdrawal", show: dialog(/^Withdraw/) },
  { path: "/profile", open: "the farewell", show: dialog("Delete my account") },
  { path: `/order/${order}`, open: "the cancellation", show: dialog(/^Cancel/) },
  { path: "/mybooking", open: "another time", show: dialog(/^Reschedule/) },
  { path: "/mybooking", open: "the cancellation", show: dialog(/^Cancel/) },
  { path: "/mypets", open: "the form", show: dialog("Add Pet"), isCheckedElsewhere: true },
  { path: "/mypets", open: "the form of a known pet", show: dialog("Edit Mochi") },
  { path: "/mypets", open: "the farewell", show: dialog("Delete Mochi") },
  { path: "/petlist", open: "the booking", show: dialog("Book a visit for Mochi"), isCheckedElsewhere: true },
];

async function openCardForm(page: Page) {
  await page.getByLabel("Phone").fill("+84 28 5550 0111");
  await page.getByLabel("Address").fill("12 Nguyen Hue, Ho Chi Minh City");
  await press("Credit/Debit Card")(page);
  await expect(page.locator("dialog[open]").getByRole("button", { name: "Pay Now" })).toBeEnabled();
}
