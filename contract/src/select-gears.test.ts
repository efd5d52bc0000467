import { describe, expect, it } from "vitest";
import { computeGearFacets, selectGears, type SelectableGear } from "./select-gears.ts";

let count = 0;
function gear(overrides: Partial<SelectableGear> = {}): SelectableGear {
  count += 1;
  return {
    id: count,
    name: "Ball",
    description: "A thing.",
    petType: "Dogs",
    category: "Toys",
    life_stage: null,
    diets: [],
    price: 10,
    stock: 5,
    rating: 0,
    reviews_count: 0,
    is_featured: 0,
    created_at: "2026-01-01T10:00:00.000Z",
    ...overrides,
  };
}

const namesOf = (gears: SelectableGear[]) => gears.map(({ name }) => name);

describe("searching gears", () => {
  const gears = [
    gear({ name: "Cloud Donut Bed", description: "Soft and ROUND." }),
    gear({ name: "Éclair Crunch", description: "Чай для кота" }),
    gear({ name: "50% wool_mat", description: "back\\slash" }),
    gear({ name: "Vòng cổ đỏ", description: "Không phải đồ chơi" }),
    gear({ name: "Plain", description: "nothing of note" }),
  ];

  it.each([
    ["", ["Cloud Donut Bed", "Éclair Crunch", "50% wool_mat", "Vòng cổ đỏ", "Plain"]],
    ["bed", ["Cloud Donut Bed"]],
    ["DONUT b", ["Cloud Donut Bed"]],
    ["round", ["Cloud Donut Bed"]],
    ["éCLAIR", ["Éclair Crunch"]],
    ["eclair", ["Éclair Crunch"]],
    ["vong co do", ["Vòng cổ đỏ"]],
    ["VÒNG CỔ ĐỎ", ["Vòng cổ đỏ"]],
    ["đồ chơi", ["Vòng cổ đỏ"]],
    ["ЧАЙ", ["Éclair Crunch"]],
    ["%", ["50% wool_mat"]],
    ["l_m", ["50% wool_mat"]],
    ["c_o", []],
    ["\\", ["50% wool_mat"]],
    [" bed", ["Cloud Donut Bed"]],
    ["bed ", []],
    [" cloud", []],
    ["bedsoft", []],
  ])("finds for %j: %j", (search, names) => {
    expect(namesOf(selectGears(gears, { filters: { search } }))).toEqual(names);
  });
});

describe("filtering gears", () => {
  const gears = [
    gear({ name: "a", petType: "Dogs", category: "Toys", price: 9.99, life_stage: "young" }),
    gear({ name: "b", petType: "Dogs", category: "Beds", price: 10, stock: 0, diets: ["grain-free", "low-fat"] }),
    gear({ name: "c", petType: "Cats", category: "Beds", price: 19.99, life_stage: "senior", diets: ["vegetarian"] }),
    gear({ name: "d", petType: "Cats", category: "Toys", price: 20 }),
  ];

  it.each([
    [{}, "abcd"],
    [{ petType: "Dogs" }, "ab"],
    [{ petType: "dogs" }, ""],
    [{ petType: "" }, "abcd"],
    [{ petType: "All" }, ""],
    [{ category: "Beds", petType: "Cats" }, "c"],
    [{ petType: ["Dogs", "Cats"] }, "abcd"],
    [{ petType: ["Cats", ""] }, "cd"],
    [{ petType: [], category: ["Beds", "Toys"], maxPrice: 10 }, "ab"],
    [{ lifeStage: "young" as const }, "a"],
    [{ lifeStage: ["young" as const, "senior" as const] }, "ac"],
    [{ diet: ["low-fat" as const, "vegetarian" as const] }, "bc"],
    [{ diet: "vegetarian" as const, petType: ["Dogs"] }, ""],
    [{ minPrice: 10 }, "bcd"],
    [{ maxPrice: 19.99 }, "abc"],
    [{ minPrice: 9.99, maxPrice: 9.99 }, "a"],
    [{ minPrice: 20, maxPrice: 10 }, ""],
    [{ maxPrice: 0 }, ""],
    [{ inStock: "true" as const }, "acd"],
    [{ inStock: "true" as const, petType: "Dogs", search: "A", maxPrice: 10 }, "a"],
  ])("by %j matches %j", (filters, names) => {
    expect(namesOf(selectGears(gears, { filters })).join("")).toBe(names);
  });

  it("does not modify the given list", () => {
    const before = [...gears];
    selectGears(gears, { sort: "price-desc" });
    expect(gears).toEqual(before);
  });
});

describe("sorting gears", () => {
  const gears = [
    gear({ name: "a", price: 2, rating: 4.5, reviews_count: 2, created_at: "2026-01-02T10:00:00.000Z" }),
    gear({ name: "b", price: 1, rating: 4.5, reviews_count: 9, is_featured: 1 }),
    gear({ name: "c", price: 2, rating: 5, reviews_count: 1, created_at: "2026-03-01T10:00:00.000Z" }),
    gear({ name: "d", price: 1, is_featured: 1, created_at: "2026-03-01T10:00:00.000Z" }),
  ];

  it.each([
    [undefined, "bdac"],
    ["featured", "bdac"],
    ["price-asc", "bdac"],
    ["price-desc", "acbd"],
    ["rating", "cbad"],
    ["newest", "cdab"],
  ] as const)("by %s yields %s", (sort, names) => {
    const selection = sort ? { sort } : {};
    expect(namesOf(selectGears(gears.toReversed(), selection)).join("")).toBe(names);
  });
});

describe("gear facets", () => {
  const gears = [
    gear({ petType: "Cats", category: "Beds", price: 30 }),
    gear({ petType: "Dogs", category: "Beds", price: 20 }),
    gear({ petType: "Dogs", category: "Toys", price: 10, stock: 0 }),
    gear({ petType: "Birds", category: "Élan", price: 5 }),
  ];

  it("count each filter without itself, and include options that match nothing", () => {
    expect(computeGearFacets(gears, { petType: "Dogs", category: "Beds", minPrice: 20 })).toEqual({
      catalogue: 4,
      total: 1,
      petTypes: [
        { value: "Birds", count: 0 },
        { value: "Cats", count: 1 },
        { value: "Dogs", count: 1 },
      ],
      categories: [
        { value: "Beds", count: 1 },
        { value: "Élan", count: 0 },
        { value: "Toys", count: 0 },
      ],
      lifeStages: [],
      diets: [],
      inStock: 1,
      price: { min: 20, max: 20 },
    });
  });

  it("count several choices of one filter together, and a gear with several diets for each of them", () => {
    const fed = [
      gear({ life_stage: "senior", diets: ["vegetarian", "grain-free"] }),
      gear({ life_stage: "young", diets: ["grain-free"] }),
      gear({ petType: "Cats", life_stage: "young" }),
    ];
    expect(computeGearFacets(fed, { petType: ["Dogs", "Birds"], lifeStage: ["young", "adult"] })).toMatchObject({
      total: 1,
      lifeStages: [
        { value: "young", count: 1 },
        { value: "senior", count: 1 },
      ],
      diets: [
        { value: "grain-free", count: 1 },
        { value: "vegetarian", count: 0 },
      ],
    });
  });

  it("are empty for an empty shop, and count nothing for a search without results", () => {
    const lists = { petTypes: [], categories: [], lifeStages: [], diets: [] };
    const nothing = { catalogue: 0, total: 0, ...lists, inStock: 0, price: null };
    expect(computeGearFacets([], {})).toEqual(nothing);
    expect(computeGearFacets(gears, { search: "qqq" })).toMatchObject({
      catalogue: 4,
      total: 0,
      inStock: 0,
      price: null,
    });
  });
});
