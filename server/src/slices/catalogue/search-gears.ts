import type { SearchResult } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { gearsContaining } from "./workplace-store.ts";

export async function searchGears(db: Db, text: string, limit: number): Promise<SearchResult[]> {
  const found = await gearsContaining(db, text, limit);
  return found.map(({ id, name, category, stock }) => ({
    kind: "gear",
    id: String(id),
    title: name,
    detail: `${category}, ${stock} in stock`,
    date: null,
  }));
}
