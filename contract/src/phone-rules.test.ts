import { describe, expect, it } from "vitest";
import { contactMessage } from "./messages.ts";
import { normalizePhone } from "./phone-rules.ts";
import { visitGuest } from "./visits.ts";

describe("a phone number", () => {
  it.each([
    "0901234567",
    "090 123 4567",
    "(090) 123-4567",
    "84901234567",
    "+84 90 123 4567",
    "+84901234567",
    " 090.123.4567 ",
  ])("of Vietnam, typed as %s, is one that the whole world can dial", (typed) => {
    expect(normalizePhone(typed)).toBe("+84901234567");
  });

  it("of a Vietnamese landline has its area code", () => {
    expect(normalizePhone("028 5550 0142")).toBe("+842855500142");
  });

  it.each(["+1 415 555 0100", "+65 6123 4567", "0123456789", "090123456", "12345", ""])(
    "from elsewhere stays as it was typed: %s",
    (typed) => {
      expect(normalizePhone(typed)).toBe(typed);
    },
  );

  it("of somebody who lives where the shop does not deliver may be of there", () => {
    expect(normalizePhone("0412 345 678", "Australia")).toBe("0412 345 678");
    expect(normalizePhone("0901234567", "Viet Nam")).toBe("+84901234567");
    expect(normalizePhone("0901234567", "Việt Nam")).toBe("+84901234567");
    expect(normalizePhone("0901234567", "USA")).toBe("+84901234567");
    expect(normalizePhone("0901234567", " ")).toBe("+84901234567");
  });

  it("is accepted in every form that asks for one", () => {
    const message = { full_name: "Linh", email: "linh@example.com", message: "Is Milo well?" };
    expect(contactMessage.parse({ ...message, phone: "090 123 4567" }).phone).toBe("+84901234567");
    expect(contactMessage.safeParse({ ...message, phone: "0123" }).success).toBe(false);
    const guest = { name: "Linh", phone: "0901234567", pet_name: "Milo", species: "Dog" };
    expect(visitGuest.parse(guest).phone).toBe("+84901234567");
  });
});
