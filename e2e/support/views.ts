import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { api } from "./api.ts";
import { addPets, bookableDays, bookVisit, chooseDay } from "./bookings.ts";
import type { SignedInCustomer } from "./customers.ts";
import { expect } from "./fixtures.ts";
import { addToCart, fillShipping, placeOrder, testShippingDetails, twoGears } from "./shopping.ts";

/** A page, or a page with a menu, dialog or form opened. */
export interface View {
  path: string;
  /** What is open; undefined for the page itself. */
  open?: string;
  show: (page: Page) => Promise<void>;
}

const heading = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
const text = (content: string | RegExp) => (page: Page) => expect(page.getByText(content).first()).toBeVisible();
const textInMain = (content: string) => (page: Page) =>
  expect(page.getByRole("main").getByText(content).first()).toBeVisible();
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

const page = (path: string): View => ({ path, show: heading });
const fieldErrors = (path: string, button: string): View => ({ path, open: "field errors", show: submitEmpty(button) });
const submitEmpty = (button: string) => async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/^Please/)
      .first(),
  ).toBeVisible();
};

export const visitorViews: View[] = [
  ...["/", "/gearshop", "/gear/1", "/petshop", "/pet/1", "/contact"].map(page),
  ...["/login", "/signup", "/forgot-password", "/reset/x", "/outbox"].map(page),
  ...["/confirm/x", "/confirm/contact/x"].map(page),
  ...["/booking", "/petvet", "/petspa", "/petunlogin", "/returns", "/privacy", "/terms", "/shipping", "/imprint"].map(
    page,
  ),
  ...["/no/such/page", "/gear/999999", "/admin/anything", "/offline"].map(page),
  { path: "/gearshop?search=nothing-like-it", show: text("No gears found matching your criteria.") },
  { path: "/", open: "the menu", show: press("Open menu", "banner") },
  { path: "/", open: "the search", show: search },
  { path: "/", open: "the feedback form", show: dialog("Feedback", "contentinfo") },
  { path: "/gearshop", open: "the filters", show: press("Filters") },
  { path: "/gear/1", open: "the sign-in prompt", show: dialog(/wish list/) },
  { path: "/gear/1", open: "an enlarged image", show: dialog(/Enlarge/) },
  { path: "/petshop", open: "a pet's details", show: dialog(/^Details/) },
  { path: "/pet/1", open: "the adoption form", show: dialog("Adopt Me") },
  { path: "/contact", open: "the FAQs", show: dialog("View All FAQs") },
  { path: "/contact", open: "field errors", show: press("Send Message") },
  fieldErrors("/login", "Sign In"),
  fieldErrors("/signup", "Sign Up"),
  fieldErrors("/forgot-password", "Send Reset Link"),
  fieldErrors("/reset/x", "Reset Password"),
  { path: "/reset/x", open: "the login form", show: dialog("Login here") },
  { path: "/petlist", open: "the sign-in prompt", show: text("Please log in to view your pet list.") },
];

async function search(page: Page) {
  await press("Search", "banner")(page);
  await page.getByRole("combobox", { name: "Search the shop" }).fill("salmon");
  await expect(page.getByRole("option").first()).toBeVisible();
}

/** Gives the customer pets, a cart, an order, a booking, a favourite and an adoption request; returns the order's id. */
export async function seedCustomerData(customer: SignedInCustomer): Promise<string> {
  await addPets(customer, "Mochi", "Bao");
  const [first, second] = await twoGears();
  const order = await placeOrder(customer, first);
  await addToCart(customer, first);
  await addToCart(customer, second);
  await bookVisit(customer, await aFreeSlot());
  await customer.api.toggleFavorite({ params: { id: 2 } });
  await customer.api.addToWishlist({ params: { id: first.id } });
  await customer.api.requestAdoption({ body: { pet_id: 2, note: "We have a garden and time." } });
  return order;
}

/** On a random day, so that parallel tests do not compete for it. */
async function aFreeSlot() {
  const date = (await bookableDays())[15 + Math.floor(Math.random() * 30)] ?? "";
  const { all_slots: all, booked_slots: booked } = await api.listSlots({ query: { service_id: 3, date } });
  return { service_id: 3, date, time_slot: all.find((slot) => !booked.includes(slot)) ?? "" };
}

/** Gives the browser a cart and an order of somebody without an account. */
export async function seedGuestData(page: Page): Promise<{ order: string; token: string }> {
  const [gear] = await twoGears();
  const customer = { ...testShippingDetails, email: `guest-${randomUUID()}@example.com` };
  const body = { items: [{ id: gear.id, quantity: 1 }], customer };
  const { transaction_id: order, token } = await api.createGuestOrder({ body });
  await page.addInitScript(
    ({ cart, orders }) => {
      localStorage.setItem("visitor_cart", JSON.stringify(cart));
      localStorage.setItem("guest_orders", JSON.stringify(orders));
    },
    { cart: { cart: "0".repeat(32), lines: [{ id: gear.id, quantity: 2 }] }, orders: [{ order, token }] },
  );
  return { order, token };
}

export const guestViews = ({ order, token }: { order: string; token: string }): View[] => [
  { path: "/cart", show: text("Proceed to Checkout") },
  { path: "/checkout", show: text("Full Name") },
  { path: `/thank-you?order=${order}`, show: text(order) },
  { path: `/receipt?order=${order}`, show: text("Order Successful!") },
  { path: `/guest-order/${token}`, show: text("Timeline") },
  { path: `/guest-order/${"x".repeat(43)}`, show: text("Order not found") },
  { path: "/checkout", open: "field errors", show: press(/^Place Order/) },
  { path: `/guest-order/${token}`, open: "the cancellation prompt", show: dialog(/^Cancel/) },
];

export const customerViews = (order: string): View[] => [
  { path: "/cart", show: text("Proceed to Checkout") },
  { path: "/checkout", show: text("Full Name") },
  { path: "/checkout/result", show: heading },
  { path: `/thank-you?order=${order}`, show: text(order) },
  { path: `/receipt?order=${order}`, show: text("Order Successful!") },
  { path: "/receipt?order=VN-NONE", show: text("Order not found.") },
  { path: "/profile", show: text("Products Waiting for Your Feedback") },
  { path: "/profile/reviews", show: text("You have written no review yet.") },
  { path: "/profile/adoptions", show: text("My Adoption Requests") },
  { path: "/profile/addresses", show: text("No addresses yet") },
  { path: "/profile/security", show: text("Recent activity") },
  { path: "/profile/cards", show: text("No saved cards") },
  { path: "/profile/mails", show: text("Remind me of what my pets need") },
  { path: "/profile/data", show: text("Download my data") },
  { path: "/orders", show: text("Showing 1 of 1 orders") },
  { path: `/order/${order}`, show: text("Timeline") },
  { path: "/mybooking", show: text("Premium Spa") },
  { path: "/mypets", show: textInMain("Mochi") },
  { path: "/mypets", open: "the page of a pet", show: openPetPage },
  { path: "/petlist", show: textInMain("Mochi") },
  { path: "/addpetmodal", show: heading },
  { path: "/wishlist", show: text("in stock") },
  { path: "/", open: "the menu", show: press("Open menu", "banner") },
  { path: "/checkout", open: "field errors", show: press(/^Place Order/) },
  fieldErrors("/profile", "Update Profile"),
  fieldErrors("/profile/security", "Change password"),
  { path: "/checkout", open: "the card form", show: openCardForm },
  { path: "/profile", open: "the review form", show: dialog(/^Write Review/) },
  { path: "/profile", open: "a favourite", show: dialog("Shadow") },
  { path: "/profile/adoptions", open: "the withdrawal prompt", show: dialog(/^Withdraw/) },
  { path: "/profile/data", open: "the account deletion form", show: dialog("Delete my account") },
  { path: `/order/${order}`, open: "the cancellation prompt", show: dialog(/^Cancel/) },
  { path: "/mybooking", open: "the reschedule dialog", show: dialog(/^Reschedule/) },
  { path: "/mybooking", open: "the cancellation prompt", show: dialog(/^Cancel/) },
  { path: "/mybooking", open: "a calendar link", show: createCalendarLink },
  { path: "/mypets", open: "the new pet form", show: openBreeds },
  { path: "/mypets", open: "the edit form", show: dialog("Edit Mochi") },
  { path: "/mypets", open: "the deletion prompt", show: dialog("Delete Mochi") },
  { path: "/petlist", open: "the booking dialog", show: openBooking },
];

async function openPetPage(page: Page) {
  await page.getByRole("list", { name: "My pets" }).getByRole("link", { name: "Mochi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mochi" })).toBeVisible();
  await expect(page.getByText("Mochi joined your list")).toBeVisible();
}

async function openCardForm(page: Page) {
  await fillShipping(page);
  await press("Credit/Debit Card")(page);
  await expect(page.locator("dialog[open]").getByRole("button", { name: "Pay Now" })).toBeEnabled();
}

async function createCalendarLink(page: Page) {
  await press("Create calendar link")(page);
  await expect(page.getByLabel("Calendar link")).toHaveValue(/\/api\/calendar\/feeds\//);
}

/** With the list of breeds open. */
async function openBreeds(page: Page) {
  await dialog("Add Pet")(page);
  await page.getByLabel("Breed").click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
}

/** With a service and a day chosen, so that the calendar and the times are shown. */
async function openBooking(page: Page) {
  await dialog("Book a visit for Mochi")(page);
  const booking = page.getByRole("dialog");
  await booking.getByRole("button", { name: /Basic Spa/ }).click();
  await chooseDay(booking, (await bookableDays())[5] ?? "");
  await expect(booking.getByRole("button", { name: "09:00" })).toBeVisible();
}
