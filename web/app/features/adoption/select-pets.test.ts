import { describe, expect, it } from "vitest";
import { countTypes, selectPets } from "./select-pets.ts";

const pets = [
  { name: "Bella", breed: "Golden Retriever", type: "Dogs" },
  { name: "Émile", breed: "Tabby", type: "Cats" },
  { name: "Goldie", breed: "Syrian Hamster", type: "Rodents" },
  { name: "Otis", breed: "Pug", type: "Dogs" },
];
const names = (search: string, type = "") => selectPets(pets, { search, type }).map(({ name }) => name);

describe("the pet shop", () => {
  it.each([
    ["", "", ["Bella", "Émile", "Goldie", "Otis"]],
    ["GOLD", "", ["Bella", "Goldie"]],
    ["gold", "Dogs", ["Bella"]],
    ["émile", "", ["Émile"]],
    ["emile", "", ["Émile"]],
    ["en re", "", ["Bella"]],
    ["", "Dogs", ["Bella", "Otis"]],
    ["", "dogs", []],
    ["%", "", []],
    ["Dogs", "", []],
  ])("shows for the search %j and the type %j: %j", (search, type, expected) => {
    expect(names(search, type)).toEqual(expected);
  });

  it("lists the types in order, with the number of matches", () => {
    expect(countTypes(pets, "gold")).toEqual([
      { type: "Cats", count: 0 },
      { type: "Dogs", count: 1 },
      { type: "Rodents", count: 1 },
    ]);
  });
});
