import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../dashboard/queries.ts";
import { useAddress } from "../lib/use-address.ts";
import type { ColumnsOf } from "./layout/columns.ts";
import { weekOf } from "./layout/week-of.ts";

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

type Part = "date" | "view" | "columns" | "resource" | "visit";

/** What the calendar shows is in the address. Today, by the shop's clock, unless it names another day. */
export function useCalendarAddress() {
  const { params, change } = useAddress();
  const today = useQuery(dashboardQuery).data?.today;
  const named = params.get("date") ?? "";
  const date = isDay(named) ? named : today;
  const isWeek = params.get("view") === "week";
  const columnsOf: ColumnsOf = params.get("columns") === "rooms" ? "rooms" : "people";
  return {
    today,
    date,
    week: date === undefined ? [] : weekOf(date),
    isWeek,
    columnsOf,
    resourceId: Number(params.get("resource")) || undefined,
    visitId: Number(params.get("visit")) || undefined,
    /** Each is an entry in the browser's history, so that Back leads to what was shown before. */
    show: (parts: Partial<Record<Part, string | undefined>>) => change(parts, {}),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
