import { type BookingCustomer, pluralize } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Search, UserX } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { TextField } from "../../ui/field.tsx";
import { customerSearchQuery } from "./queries.ts";

interface CustomerSearchProps {
  petId: number | undefined;
  onPick: (petId: number) => void;
  error: string | undefined;
}

/** Finds a customer by anything they say on the phone, and lets choose the pet. */
export function CustomerSearch({ petId, onPick, error }: CustomerSearchProps) {
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim());
  const { data, isError, isFetching } = useQuery(customerSearchQuery(wanted));
  const found = wanted.length < 2 ? [] : (data ?? []);
  return (
    <div className="grid gap-2">
      <TextField
        label="Find a customer"
        type="search"
        requiredMark="none"
        icon={Search}
        autoComplete="off"
        hint="A name, an email address, a phone number or a pet."
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <output className="text-ink-soft empty:hidden">
        {isError && "The customers could not be searched. Please try again."}
        {wanted.length >= 2 && data?.length === 0 && !isFetching && "Nobody found. Book for a guest instead?"}
      </output>
      <ul className="divide-y divide-line rounded-small border border-line empty:hidden">
        {found.map((customer) => (
          <FoundCustomer key={customer.id} customer={customer} petId={petId} onPick={onPick} />
        ))}
      </ul>
    </div>
  );
}

interface FoundCustomerProps extends Pick<CustomerSearchProps, "petId" | "onPick"> {
  customer: BookingCustomer;
}

const FoundCustomer = ({ customer, petId, onPick }: FoundCustomerProps) => (
  <li className="grid gap-1 p-3">
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="wrap-anywhere">{customer.name}</strong>
      <span className="text-ink-soft wrap-anywhere">{[customer.email, customer.phone].filter(Boolean).join(", ")}</span>
      {customer.no_shows > 0 && (
        <Badge tone="amber" icon={UserX}>
          Did not come {pluralize(customer.no_shows, "time")}
        </Badge>
      )}
    </span>
    <span className="flex flex-wrap gap-2">
      {customer.pets.length === 0 && <span className="text-ink-soft">No pets in the account.</span>}
      {customer.pets.map(({ id, name, species }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 has-checked:border-teal has-checked:bg-teal-soft"
        >
          <input
            type="radio"
            name="pet"
            checked={petId === id}
            onChange={() => onPick(id)}
            className="size-4 accent-teal"
          />
          {name}, {species}
        </label>
      ))}
    </span>
  </li>
);
