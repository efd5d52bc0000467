import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { messageToOpener } from "./support/google.ts";
import { elementsIn } from "./support/elements.ts";
import { injections } from "./support/injections.ts";
import { testShopIdentity } from "./support/shop-identity.ts";
import { errorPage } from "../src/platform/http/standalone-page.ts";
import { renderHtml } from "../src/platform/mail/render-mail.ts";
import { signedInPage } from "../src/slices/accounts/signed-in-page.ts";
import { buildCalendar } from "../src/slices/bookings/build-calendar.ts";

const shopIdentity = testShopIdentity({ PUBLIC_URL: "https://shop.example" });

const mailWith = (text: string) =>
  renderHtml(text, text, {
    paragraphs: [text, "Bye"],
    action: { label: text, url: "https://shop.example" },
    footnote: text,
  });

const signedIn = (name: string) => ({
  message: "",
  access_token: "secret",
  user: { id: 1, name, email: "linh@example.com", role: { name: "customer" as const } },
});

const calendarWith = (text: string) =>
  buildCalendar(shopIdentity, [
    {
      calendarKey: "key",
      revision: 0,
      bookedAt: new Date("2030-03-01T00:00:00Z"),
      startsAt: new Date("2030-03-04T07:00:00Z"),
      endsAt: new Date("2030-03-04T07:30:00Z"),
      serviceId: 1,
      petName: text,
      notes: text,
      status: "Pending",
    } as Parameters<typeof buildCalendar>[1][number],
  ]);

const componentOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const partsOf = (calendar: ICAL.Component): string[] => [
  ...calendar.getAllProperties().map(({ name }) => name),
  ...calendar.getAllSubcomponents().flatMap((part) => [part.name, ...partsOf(part)]),
];

describe.each(injections)("%j", (text) => {
  it("adds no element to a mail", () => {
    const harmless = elementsIn(mailWith("Linh")).filter((element) => element !== "br");
    expect(elementsIn(mailWith(text)).filter((element) => element !== "br")).toEqual(harmless);
  });

  it("adds no element to an error page", () => {
    expect(elementsIn(errorPage(text))).toEqual(elementsIn(errorPage("Not now.")));
  });

  it("is passed unchanged as a name by the page that ends a Google sign-in", () => {
    const page = signedInPage(signedIn(text), "https://shop.example");
    expect(elementsIn(page)).toEqual(elementsIn(signedInPage(signedIn("Linh"), "https://shop.example")));
    const { message, target } = messageToOpener({ text: page });
    expect([message.user.name, target]).toEqual([text, "https://shop.example"]);
  });

  it("adds nothing but text to a calendar file", () => {
    const calendar = componentOf(calendarWith(text));
    expect(partsOf(calendar)).toEqual(partsOf(componentOf(calendarWith("Milo"))));
    const [event] = calendar.getAllSubcomponents("vevent");
    expect(String(event?.getFirstPropertyValue("url"))).toBe("https://shop.example/mybooking");
    const description = String(event?.getFirstPropertyValue("description"));
    expect(description.replaceAll(/\s+/g, " ")).toBe(text.replaceAll(/\s+/g, " "));
  });
});
