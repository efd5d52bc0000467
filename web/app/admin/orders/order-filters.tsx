import { countries, orderFilters, type OrderFilters as Filters, paymentLabels } from "@pawhaven/contract";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { statusOptions } from "./order-status.tsx";

const isValid = (name: keyof Filters) => (value: string) => orderFilters.shape[name].safeParse(value).success;

export const orderFilterChecks = {
  status: isValid("status"),
  payment: isValid("payment"),
  problem: isValid("problem"),
  country: isValid("country"),
  customer: isValid("customer"),
  text: isValid("text"),
  from: isValid("from"),
  to: isValid("to"),
};

const problemOptions: [string, string][] = [["payment_stuck", "Payment stuck"]];

export const OrderFilters = ({ address }: { address: ListAddress<keyof Filters> }) => {
  const { filters, setFilter, hasFilters, clearFilters } = address;
  const bind = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string) => setFilter(name, value),
  });
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-2 md:grid-cols-4 lg:grid-cols-7">
      <div className="col-span-2 md:col-span-4 lg:col-span-2">
        <TextFilter label="Search" placeholder="Number, name or email" {...bind("text")} />
      </div>
      <SelectFilter label="Status" options={statusOptions} {...bind("status")} />
      <SelectFilter label="Payment" options={Object.entries(paymentLabels)} {...bind("payment")} />
      <SelectFilter label="Problem" options={problemOptions} {...bind("problem")} />
      <SelectFilter label="Country" options={Object.entries(countries)} {...bind("country")} />
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
      {filters.customer && (
        <Button
          variant="secondary"
          size="small"
          icon={X}
          className="justify-self-start"
          onClick={() => setFilter("customer", "")}
        >
          Customer no. {filters.customer}
          <span className="sr-only">: show the orders of all customers</span>
        </Button>
      )}
      {hasFilters && (
        <Button variant="ghost" size="small" className="col-span-2 justify-self-start" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </search>
  );
};
