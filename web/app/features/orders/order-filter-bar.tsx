import { countries, paymentLabels, shippingStatuses } from "@pawhaven/contract";
import { FilterX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { isFiltered, type OrderFilters, statusParam } from "./filter-orders.ts";
import { statusLabel } from "./order-status-badge.tsx";

interface OrderFilterBarProps {
  filters: OrderFilters;
  onChange: (name: keyof OrderFilters, value: string) => void;
  onClear: () => void;
}

export function OrderFilterBar({ filters, onChange, onClear }: OrderFilterBarProps) {
  const field = (name: keyof OrderFilters) => ({
    requiredMark: "none" as const,
    className: "min-w-0 max-sm:[&_input]:px-2",
    value: filters[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <search
      aria-label="Filter orders"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4 rounded-card bg-surface p-4 shadow-card sm:p-6 md:grid-cols-3"
    >
      <TextField label="Start Date" type="date" max={filters.end || undefined} {...field("start")} />
      <TextField label="End Date" type="date" min={filters.start || undefined} {...field("end")} />
      <SelectField label="Country" {...field("country")}>
        <option value="">All</option>
        {Object.entries(countries).map(([code, name]) => (
          <option key={code} value={code.toUpperCase()}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Status" {...field("status")}>
        <option value="">All</option>
        {shippingStatuses.map((status) => (
          <option key={status} value={statusParam(status)}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Payment" {...field("payment")} className="max-md:col-span-full">
        <option value="">All</option>
        {Object.values(paymentLabels).map((label) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <div className="flex items-end max-md:col-span-full">
        <Button variant="secondary" icon={FilterX} fullWidth disabled={!isFiltered(filters)} onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </search>
  );
}
