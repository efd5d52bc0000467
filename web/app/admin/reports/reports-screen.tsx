import { salesGroupings } from "@pawhaven/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { daysBefore, isDay, todayIn } from "./report-days.ts";
import { SalesReport } from "./sales-report.tsx";
import { StockValueReport } from "./stock-value-report.tsx";

const shownDays = 28;

const reports = [
  { path: "reports", title: "Sales" },
  { path: "reports?report=stock", title: "Stock value" },
];

/** The report and its period are in the address, so that it can be sent to somebody. */
export default function ReportsScreen() {
  const [params, setParams] = useSearchParams();
  const { timeZone } = useSiteConfig().shop;
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const isStock = params.get("report") === "stock";
  const dayIn = (name: string, otherwise: string) => {
    const day = params.get(name) ?? "";
    return isDay(day) ? day : otherwise;
  };
  const change = (name: string, value: string) =>
    setParams(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader title="Reports" lead="Days are the shop's days." />
      <nav aria-label="Reports" className="mb-4 flex gap-4">
        {reports.map(({ path, title }, index) => (
          <TextLink
            key={path}
            to={screenPath(path)}
            aria-current={(index === 1) === isStock ? "page" : undefined}
            className="aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          >
            {title}
          </TextLink>
        ))}
      </nav>
      {isStock ? (
        <StockValueReport />
      ) : (
        <SalesReport
          by={salesGroupings.find((by) => by === params.get("by")) ?? "day"}
          from={dayIn("from", daysBefore(today, shownDays - 1))}
          to={dayIn("to", today)}
          onChange={change}
        />
      )}
    </>
  );
}
