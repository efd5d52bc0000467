import type { ReportGrouping } from "@pawhaven/contract";
import { useState } from "react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { useAddress } from "../lib/use-address.ts";
import { todayIn } from "../../lib/use-today.ts";
import { daysBefore, isDay } from "./report-days.ts";

export interface ReportChoice<By extends ReportGrouping = ReportGrouping> {
  by: By;
  from: string;
  to: string;
}

const shownDays = 28;

/** The report and its period are in the address, so that it can be sent to somebody. */
export function useReportAddress() {
  const { params, change } = useAddress();
  const { timeZone } = useSiteConfig().shop;
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const dayIn = (name: string, otherwise: string) => {
    const day = params.get(name) ?? "";
    return isDay(day) ? day : otherwise;
  };
  const period = { from: dayIn("from", daysBefore(today, shownDays - 1)), to: dayIn("to", today) };
  return {
    period,
    report: params.get("report") ?? "sales",
    /** Another report of the same period. */
    linkTo: (report: string) => {
      const next = new URLSearchParams(params);
      next.delete("by");
      next.set("report", report);
      return `?${next}`;
    },
    choose: <By extends ReportGrouping>(groupings: readonly [By, ...By[]]): ReportChoice<By> => ({
      by: groupings.find((by) => by === params.get("by")) ?? groupings[0],
      ...period,
    }),
    change: (name: keyof ReportChoice, value: string) => change({ [name]: value }),
  };
}

export interface ReportProps {
  address: ReturnType<typeof useReportAddress>;
}
