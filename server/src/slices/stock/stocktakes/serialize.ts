import type { CountedGear, Stocktake } from "@pawhaven/contract";
import type { CountRow, StocktakeRow } from "./store.ts";

export const toStocktakeDto = (row: StocktakeRow): Stocktake => ({
  id: row.id,
  state: row.state,
  started_at: row.startedAt.toISOString(),
  started_by: row.startedBy,
  ended_at: row.endedAt?.toISOString() ?? null,
  ended_by: row.endedBy,
  counted: row.counted,
  different: row.different,
  missing: row.missing,
  surplus: row.surplus,
});

export const toCountedGearDto = ({ id, name, category, counted, expected, ...row }: CountRow): CountedGear => ({
  id,
  name,
  category,
  count:
    counted === null || expected === null
      ? null
      : {
          counted,
          expected,
          difference: counted - expected,
          at: row.countedAt?.toISOString() ?? "",
          staff: row.staffName ?? "",
        },
});
