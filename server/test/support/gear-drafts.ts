import type { GearDraft } from "@pawhaven/contract";
import { expect } from "vitest";
import { staffHeaders } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";

let count = 0;

/** What a manager would write of a new gear. */
export function aGearDraft(overrides: Partial<GearDraft> = {}): GearDraft {
  count += 1;
  return {
    name: `Salmon Bites ${count}`,
    description: "Soft bites of salmon.",
    petType: "Dogs",
    category: "Food",
    list_price: 12.5,
    is_new: true,
    is_featured: false,
    highlights: ["No grain", "Made here"],
    details: [
      { name: "Material", value: "Salmon" },
      { name: "Colour", value: "Pink" },
    ],
    images: [],
    related_ids: [],
    species: "Dog",
    life_stage: "adult",
    diets: ["grain-free"],
    animal_min_kg: 2.5,
    animal_max_kg: 40,
    net_weight_grams: 500,
    energy_kcal_per_100g: 340,
    ingredients: "Salmon 80 %, potato",
    actives: [{ name: "Omega 3", value: "2 %" }],
    contains: ["salmon", "potato"],
    may_contain: ["chicken"],
    min_months: 12,
    max_months: null,
    facts_checked_on: "2026-01-05",
    ...overrides,
  };
}

/** A form with a file, as staff's pages send it; the typed client does not. */
export async function sendStaffForm(
  { app }: Pick<TestShop, "app">,
  staffToken: string,
  url: string,
  bytes: Uint8Array | string,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "file"));
  const encoded = new Response(form);
  return app.inject({
    method: "POST",
    url,
    headers: { ...staffHeaders(staffToken), "content-type": String(encoded.headers.get("content-type")) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Uploads a picture that the shop is expected to accept. */
export async function uploadPicture(
  shop: Pick<TestShop, "app">,
  staffToken: string,
  path: string,
  bytes: Buffer,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<string> {
  const fields = { left: String(left), top: String(top), side: String(side) };
  const response = await sendStaffForm(shop, staffToken, path, bytes, fields);
  expect(response.statusCode).toBe(201);
  return response.json<{ url: string }>().url;
}

export const uploadGearImage = (
  shop: Pick<TestShop, "app">,
  staffToken: string,
  bytes: Buffer,
  square: { left: number; top: number; side: number },
): Promise<string> => uploadPicture(shop, staffToken, "/api/staff/gear-images", bytes, square);
