import { describe, expect, it } from "vitest";
import { addressOfProfile } from "./address-of-profile.ts";

const street = "12 Lê Lợi";
const of = (city: string | null, country: string | null = null) => addressOfProfile({ address: street, city, country });

describe("the address of a profile", () => {
  it("has a province where the city is one", () => {
    expect(of("Ho Chi Minh City", "Vietnam")).toEqual({ address: street, state: "Hồ Chí Minh City", country: "vn" });
  });

  it("loses no city that is none of the 34", () => {
    expect(of("Đà Lạt")).toEqual({ address: "12 Lê Lợi, Đà Lạt", country: "vn" });
  });

  it("has a city in the United States", () => {
    expect(of("Portland", "united states")).toEqual({ address: street, city: "Portland", country: "us" });
  });

  it("does not repeat Singapore", () => {
    expect(of("Singapore", "SG")).toEqual({ address: street, country: "sg" });
  });

  it("is empty where nothing is known", () => {
    expect(addressOfProfile({ address: null, city: null, country: null })).toEqual({ address: "", country: "vn" });
  });

  it("knows the United States by what people write", () => {
    for (const country of ["USA", "U.S.", "America"])
      expect(of("Portland", country)).toEqual({ address: street, city: "Portland", country: "us" });
  });

  it("is empty for a country that the shop does not deliver to", () => {
    expect(of("Sydney", "Australia")).toEqual({ address: "", country: "vn" });
  });
});
