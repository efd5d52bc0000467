import { addDays, mailAheadDays, type OwnDueCare } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import * as paths from "../../../lib/paths.ts";
import { useToday } from "../../../lib/use-today.ts";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { myDueCareQuery } from "./queries.ts";

/** One line per pet that needs something soon which nobody has booked. When it is due, its card says. */
export function MyDueCare({ petIds }: { petIds: readonly number[] }) {
  const { data = [], isLoadingError, refetch } = useQuery({ ...myDueCareQuery(petIds), enabled: petIds.length > 0 });
  const today = useToday();
  if (isLoadingError)
    return (
      <RetryBanner className="mb-6" text="What your pets need could not be loaded." onRetry={() => void refetch()} />
    );
  const lastDay = addDays(today, mailAheadDays);
  const soon = data.filter(({ state, due_on: day }) => state === "open" && day <= lastDay);
  const byPet = Map.groupBy(soon, ({ userpet_id: id }) => id);
  if (byPet.size === 0) return null;
  return (
    <section aria-label="Due care" className="mb-6 rounded-card bg-teal-soft px-4 py-2 sm:px-6">
      <ul className="grid divide-y divide-line">
        {[...byPet].map(([id, due]) => (
          <PetLine key={id} petId={id} due={due} />
        ))}
      </ul>
    </section>
  );
}

const listFormat = new Intl.ListFormat("en", { type: "conjunction" });

function PetLine({ petId, due }: { petId: number; due: readonly OwnDueCare[] }) {
  const petName = due[0]?.pet_name;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <CalendarHeart className="size-5 text-teal-strong" />
      <span className="wrap-anywhere">
        Time to book for <strong>{petName}</strong>: {listFormat.format(due.map(({ name }) => name))}
      </span>
      <TextLink
        to={paths.userpet(petId)}
        className="col-start-2 inline-flex min-h-11 items-center justify-self-start sm:col-start-3"
      >
        Free times for {petName}
      </TextLink>
    </li>
  );
}
