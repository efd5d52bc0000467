import { expect, it } from "vitest";
import { mapCspSources } from "./map-csp-sources.ts";

const mapUrl = "https://maps.example/embed?at=10.77,106.70";

it("lets the Contact page alone frame the host of the map", () => {
  for (const path of ["/contact", "/Contact", "/contact/"])
    expect(mapCspSources({ mapUrl }, path)).toEqual({ frames: ["https://maps.example"] });
  for (const path of ["/", "/contacts", "/gear/contact"]) expect(mapCspSources({ mapUrl }, path)).toEqual({});
});

it("frames nothing without a map", () => {
  expect(mapCspSources({ mapUrl: null }, "/contact")).toEqual({});
});
