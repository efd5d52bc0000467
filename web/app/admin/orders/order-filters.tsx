import { countries, type OrderFilters as Filters, paymentLabels } from "@pawhaven/contract";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { statusOptions } from "./order-status.tsx";

const problemOptions: [string, string][] = [
  ["payment_stuck", "Payment stuck"],
  ["late", "Late"],
];

export const OrderFilters = ({ address }: { address: ListAddress<keyof Filters> }) => {
  const { filters, setFilter, bind } = address;
  return (
    <FilterBar address={address} className="md:grid-cols-4 lg:grid-cols-8">
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
    </FilterBar>
  );
};
