import { describe, expect, it } from "vitest";
import { usStates, vietnamProvinces } from "./address-regions.ts";
import { addressRules, findRegion, fitAddress, formatAddress } from "./address-rules.ts";
import { addressDraft } from "./addresses.ts";
import { shippingDetails } from "./checkout.ts";
import { countryCodes } from "./order-rules.ts";

const street = "12 Lê Lợi";

describe("the regions", () => {
  it("of Vietnam are the 34 since July 2025, each once", () => {
    expect(new Set(vietnamProvinces).size).toBe(34);
    for (const merged of ["Bình Dương", "Bà Rịa - Vũng Tàu", "Long An", "Quảng Nam", "Thừa Thiên Huế"])
      expect(findRegion("vn", merged)).toBeUndefined();
  });

  it("of the United States are the states, the capital and the territories", () => {
    expect(Object.keys(usStates)).toHaveLength(56);
  });

  it.each([
    ["vn", "Ho Chi Minh", "Hồ Chí Minh City"],
    ["vn", "TP. Hồ Chí Minh", "Hồ Chí Minh City"],
    ["vn", "Ho Chi Minh City", "Hồ Chí Minh City"],
    ["vn", "Saigon", "Hồ Chí Minh City"],
    ["vn", "HANOI", "Hà Nội"],
    ["vn", "Da Nang", "Đà Nẵng"],
    ["vn", "tỉnh Đắk Lắk", "Đắk Lắk"],
    ["us", "california", "CA"],
    ["us", "ny", "NY"],
    ["sg", "anything", "anything"],
  ] as const)("of %s are found as people write them: %s", (country, text, region) => {
    expect(findRegion(country, text)).toBe(region);
  });

  it("are found by their own name", () => {
    for (const country of countryCodes)
      for (const [value, name] of addressRules[country].regions ?? []) {
        expect(findRegion(country, name)).toBe(value);
        expect(findRegion(country, value)).toBe(value);
      }
  });
});

describe("an address is printed", () => {
  it("in Vietnam with ward and province, and without districts", () => {
    const whole = { address: street, ward: "Phường Bến Thành", state: "Hồ Chí Minh City", postcode: "700000" };
    expect(formatAddress({ ...whole, country: "vn" })).toEqual([
      street,
      "Phường Bến Thành",
      "Hồ Chí Minh City 700000",
      "Vietnam",
    ]);
  });

  it("in the United States with city, state and ZIP code in one line", () => {
    const whole = {
      address: "1 Main St",
      city: "San Francisco",
      state: "CA",
      postcode: "94105",
      country: "us",
    } as const;
    expect(formatAddress(whole)).toEqual(["1 Main St", "San Francisco, CA 94105", "United States"]);
  });

  it("in Singapore with the postal code behind the name", () => {
    const whole = { address: "1 Fullerton Rd", city: "Singapore", postcode: "049213", country: "sg" } as const;
    expect(formatAddress(whole)).toEqual(["1 Fullerton Rd", "Singapore 049213"]);
  });

  it("without gaps where it was given in one line, as orders from before were", () => {
    expect(formatAddress({ address: street, country: "vn" })).toEqual([street, "Vietnam"]);
    expect(formatAddress({ address: street, country: "us", postcode: "94105" })).toEqual([
      street,
      "94105",
      "United States",
    ]);
  });
});

describe("when another country is chosen", () => {
  it("what still applies stays, and what does not goes", () => {
    const vietnamese = { address: street, ward: "Bến Thành", city: "", state: "Huế", postcode: "53000" };
    expect(fitAddress({ ...vietnamese, country: "us" })).toEqual({
      address: street,
      ward: "",
      city: "",
      state: "",
      postcode: "53000",
      country: "us",
    });
    expect(fitAddress({ ...vietnamese, country: "vn" })).toMatchObject({ ward: "Bến Thành", state: "Huế" });
  });
});

describe("the API", () => {
  const customer = { fullName: "Linh", email: "linh@example.com", phone: "0901234567", address: street };
  const problemsOf = (parts: Record<string, string>) =>
    shippingDetails.safeParse({ ...customer, country: "vn", ...parts }).error?.issues.map(({ path }) => path.join("."));

  it("takes an address without any of the parts", () => {
    expect(problemsOf({})).toBeUndefined();
  });

  it("refuses a postcode or a province that the country does not have", () => {
    expect(problemsOf({ postcode: "12" })).toEqual(["postcode"]);
    expect(problemsOf({ state: "Bình Dương" })).toEqual(["state"]);
    expect(problemsOf({ country: "us", state: "Huế", postcode: "94105-12" })).toEqual(["postcode", "state"]);
    expect(problemsOf({ country: "sg", postcode: "049315" })).toBeUndefined();
    expect(problemsOf({ country: "vn", state: "Ha Noi", postcode: "10000" })).toBeUndefined();
  });

  it("has the same rule for saved addresses", () => {
    const { email: _email, fullName, ...others } = customer;
    const draft = { ...others, full_name: fullName, country: "sg" as const };
    expect(addressDraft.safeParse({ ...draft, postcode: "1" }).success).toBe(false);
    expect(addressDraft.parse(draft)).toMatchObject({ phone: "+84901234567" });
  });
});
