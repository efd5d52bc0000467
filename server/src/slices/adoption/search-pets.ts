import type { SearchResult } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { petsContaining } from "./workplace-store.ts";

/** Animals of the shelter, by a part of their name or breed. */
export async function searchPets(db: Db, text: string, limit: number): Promise<SearchResult[]> {
  const found = await petsContaining(db, text, limit);
  return found.map(({ id, name, breed, age, tags }) => ({
    kind: "pet",
    id: String(id),
    title: name,
    detail: [breed, age, ...tags].join(", "),
    date: null,
  }));
}
