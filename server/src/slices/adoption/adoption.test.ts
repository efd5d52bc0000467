import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aPet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

describe("the shelter", () => {
  it("lists its pets with all fields of the contract", async () => {
    const { id } = await aPet(shop.database, {
      name: "Bella",
      tags: ["Available", "House-trained"],
      adoptionFeeCents: 12050,
    });
    const api = apiFor(shop);
    expect(await api.listPets()).toEqual([
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
        facts: {
          children: null,
          dogs: null,
          cats: null,
          energy: null,
          house_trained: null,
          hours_alone: null,
          garden: null,
        },
      },
    ]);
    expect(await api.getPet({ params: { id } })).toMatchObject({ id, name: "Bella" });
  });

  it.each(["999999", "0", "x"])("responds with 404 for the pet id %s", async (id) => {
    expect(await errorOf(apiFor(shop).getPet({ params: { id } }))).toMatchObject({ status: 404, code: "not_found" });
  });
});
