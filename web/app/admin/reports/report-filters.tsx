import type { ReportGrouping } from "@pawhaven/contract";
import { ExportButton } from "../lists/export-button.tsx";
import { DateFilter, SelectFilter } from "../ui/filter-field.tsx";
import { groupingLabels } from "./report-shape.ts";
import type { ReportChoice, ReportProps } from "./use-report-address.ts";

interface ReportFiltersProps {
  choice: ReportChoice;
  groupings: readonly ReportGrouping[];
  file: string;
  onChange: ReportProps["address"]["change"];
}

export function ReportFilters({ choice, groupings, file, onChange }: ReportFiltersProps) {
  const bind = (name: keyof ReportChoice) => ({
    value: choice[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <search className="grid grid-cols-2 items-end gap-2 md:grid-cols-4">
      <div className="col-span-2 md:col-span-1">
        <SelectFilter
          label="By"
          anyLabel={null}
          options={groupings.map((by) => [by, groupingLabels[by]] as const)}
          {...bind("by")}
        />
      </div>
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
      <div>
        <ExportButton path={file} query={{ ...choice }} />
      </div>
    </search>
  );
}
