import { type Service, toDollars } from "@pawhaven/contract";
import { Clock, UserRound } from "lucide-react";
import { Price } from "../../ui/price.tsx";

/** How long a service takes, what it costs and who offers it. */
export const ServiceFacts = ({ service: { minutes, price_cents: cents, people } }: { service: Service }) => (
  <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <li className="inline-flex items-center gap-2">
      <Clock className="size-5 text-teal" />
      {minutes} minutes
    </li>
    {cents !== null && (
      <li>
        <Price amount={toDollars(cents)} />
      </li>
    )}
    {people.length > 1 && (
      <li className="inline-flex items-center gap-2">
        <UserRound className="size-5 shrink-0 text-teal" />
        {people.map(({ name }) => name).join(", ")}
      </li>
    )}
  </ul>
);
