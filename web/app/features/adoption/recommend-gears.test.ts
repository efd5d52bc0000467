import { describe, expect, it } from "vitest";
import { recommendGears } from "./recommend-gears.ts";

const gear = (id: number, is_featured: 0 | 1, petType = "Dogs") => ({ id, is_featured, petType });
const dog = (id: number) => ({ id, type: "Dogs" });
const ids = (gears: { id: number }[]) => gears.map(({ id }) => id);

describe("the gears recommended next to a pet", () => {
  it("are two featured gears for animals of its type", () => {
    const gears = [gear(1, 0), gear(2, 1), gear(3, 1, "Cats"), gear(4, 1), gear(5, 0)];
    for (let pet = 1; pet <= 20; pet++) expect(new Set(ids(recommendGears(gears, dog(pet))))).toEqual(new Set([2, 4]));
  });

  it("are for reptiles beside a reptile", () => {
    const gears = [gear(1, 1), gear(2, 0, "Reptiles"), gear(3, 1, "Cats")];
    expect(ids(recommendGears(gears, { id: 7, type: "Reptiles" }))).toEqual([2]);
  });

  it("are padded with other gears for its type, featured first", () => {
    const [first, second] = ids(recommendGears([gear(1, 0), gear(2, 1), gear(3, 0), gear(4, 1, "Cats")], dog(7)));
    expect(first).toBe(2);
    expect([1, 3]).toContain(second);
  });

  it("are fewer when the catalogue has fewer", () => {
    expect(ids(recommendGears([gear(1, 0), gear(2, 1, "Birds")], dog(7)))).toEqual([1]);
    expect(recommendGears([], dog(7))).toEqual([]);
  });

  it("are the same on every visit to a pet, and include every gear for some pet", () => {
    const gears = Array.from({ length: 6 }, (_, index) => gear(index + 1, 1));
    const chosen = Array.from({ length: 60 }, (_, index) => ids(recommendGears(gears, dog(index + 1))));
    expect(ids(recommendGears(gears.toReversed(), dog(9)))).toEqual(chosen[8]);
    expect(new Set(chosen.flat())).toEqual(new Set(ids(gears)));
  });
});
