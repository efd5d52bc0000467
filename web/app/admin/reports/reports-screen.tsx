import type { Permission } from "@pawhaven/contract";
import type { ComponentType } from "react";
import { TextLink } from "../../ui/text-link.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { ClinicReport } from "./clinic-report.tsx";
import { ReturnsReport } from "./returns-report.tsx";
import { ReviewsReport } from "./reviews-report.tsx";
import { SalesReport } from "./sales-report.tsx";
import { StayReport } from "./stay-report.tsx";
import { StockValueReport } from "./stock-value-report.tsx";
import { type ReportProps, useReportAddress } from "./use-report-address.ts";

interface ReportEntry {
  id: string;
  title: string;
  permission: Permission;
  Report: ComponentType<ReportProps>;
}

const permission = "reports.read";

/** Keepers read the report on their own work. */
const reports: readonly ReportEntry[] = [
  { id: "sales", title: "Sales", permission, Report: SalesReport },
  { id: "returns", title: "Returns", permission, Report: ReturnsReport },
  { id: "reviews", title: "Reviews", permission, Report: ReviewsReport },
  { id: "stock", title: "Stock value", permission, Report: StockValueReport },
  { id: "clinic", title: "Clinic", permission, Report: ClinicReport },
  { id: "shelter", title: "Shelter", permission: "reports.read_own", Report: StayReport },
];

export default function ReportsScreen() {
  const address = useReportAddress();
  const { can } = useStaffSession();
  const readable = reports.filter((report) => can(report.permission));
  const current = readable.find(({ id }) => id === address.report) ?? readable[0];
  return (
    <>
      <PageHeader title="Reports" lead="Days are the shop's days." />
      <nav aria-label="Reports" className="mb-4 flex flex-wrap gap-x-4" hidden={readable.length < 2}>
        {readable.map(({ id, title }) => (
          <TextLink
            key={id}
            to={address.linkTo(id)}
            aria-current={id === current?.id ? "page" : undefined}
            className="aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          >
            {title}
          </TextLink>
        ))}
      </nav>
      {current && <current.Report key={current.id} address={address} />}
    </>
  );
}
