import { describe, expect, it } from "vitest";
import { aPet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const get = (url: string) => shop.app.inject({ url });

describe("the shelter", () => {
  it("lists its pets with all fields of the spec", async () => {
    const { id } = await aPet(shop.database, {
      name: "Bella",
      tags: ["Available", "House-trained"],
      adoptionFeeCents: 12050,
    });
    const response = await get("/api/pets");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      {
        id,
        name: "Bella",
        type: "Dogs",
        breed: "Beagle",
        age: "2 years",
        gender: "Female",
        weight: "11 kg",
        color: "Tricolour",
        description: "A friend.",
        trait: "Likes people",
        adoptionFee: 120.5,
        tags: ["Available", "House-trained"],
        main_image: null,
        images: [],
        careDiet: "Food",
        careExercise: "Walks",
        careGrooming: "Brush",
      },
    ]);
    expect((await get(`/api/pets/${id}`)).json()).toMatchObject({ id, name: "Bella" });
  });

  it.each(["999999", "0", "x"])("answers 404 for the pet %s", async (id) => {
    const response = await get(`/api/pets/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  });
});
