import type { WaitlistEntry } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { BellRing, Hourglass } from "lucide-react";
import { formatTime } from "../../../lib/dates.ts";
import { formatDay } from "../../../lib/days.ts";
import { useSession } from "../../../lib/session.ts";
import { useRefetchOnChange } from "../../../lib/use-refetch-on-change.ts";
import { Button } from "../../../ui/button.tsx";
import { describeEntry } from "./describe-entry.ts";
import { waitlistQuery } from "./queries.ts";
import { useWaitlistActions } from "./use-waitlist-actions.ts";

type Actions = ReturnType<typeof useWaitlistActions>;

/** What the customer waits for; times that are held come first. Nothing if there is neither. */
export function Waitlist() {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...waitlistQuery, enabled: isSignedIn });
  useRefetchOnChange("bookings", waitlistQuery);
  const actions = useWaitlistActions();
  const entries = data?.entries ?? [];
  const waiting = entries.filter(({ offer }) => !offer);
  return (
    <>
      <div aria-live="polite" className="grid gap-3">
        {entries.map((entry) => entry.offer && <Offer key={entry.id} {...{ entry, actions }} offer={entry.offer} />)}
      </div>
      {waiting.length > 0 && (
        <section aria-labelledby="waitlist" className="mt-4 rounded-card bg-surface p-6 shadow-card">
          <h2 id="waitlist" className="flex items-center gap-3 text-lead">
            <Hourglass className="size-6 shrink-0 text-teal" /> You are waiting for
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {waiting.map((entry) => (
              <Waiting key={entry.id} entry={entry} actions={actions} />
            ))}
          </ul>
          <p className="mt-2 text-small text-ink-soft">
            When a time becomes free, we hold it for you for 15 minutes and tell you by mail.
          </p>
        </section>
      )}
    </>
  );
}

interface OfferProps {
  entry: WaitlistEntry;
  offer: NonNullable<WaitlistEntry["offer"]>;
  actions: Actions;
}

function Offer({ entry: { pet, service, person }, offer, actions: { accept, pass } }: OfferProps) {
  const isBusy = accept.isPending || pass.isPending;
  return (
    <section aria-label="A time is free" className="mt-4 rounded-card border border-teal bg-teal-soft p-6">
      <h2 className="flex items-center gap-3 text-lead">
        <BellRing className="size-6 shrink-0 text-teal-strong" /> A time is free
      </h2>
      <p className="mt-2">
        {service.name} for {pet.name}
        {person && ` with ${person.name}`}:{" "}
        <strong className="tabular-nums">
          {formatDay(offer.date, "short")} at {offer.time_slot}
        </strong>
      </p>
      <p className="mt-1 text-small">
        We hold it for you until {formatTime(offer.expires_at)} on your clock. After that the next in line gets it.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={accept.isPending} disabled={isBusy} onClick={() => accept.mutate(offer.id)}>
          Take it
        </Button>
        <Button variant="secondary" busy={pass.isPending} disabled={isBusy} onClick={() => pass.mutate(offer.id)}>
          Pass
        </Button>
      </div>
    </section>
  );
}

const Waiting = ({ entry, actions: { leave } }: { entry: WaitlistEntry; actions: Actions }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <div className="min-w-0 wrap-anywhere">
      <strong>
        {entry.service.name} for {entry.pet.name}
      </strong>
      <p>{describeEntry(entry)}</p>
    </div>
    <Button
      variant="ghost"
      size="small"
      busy={leave.isPending && leave.variables === entry.id}
      onClick={() => leave.mutate(entry.id)}
    >
      Stop waiting<span className="sr-only">{` for ${entry.service.name} for ${entry.pet.name}`}</span>
    </Button>
  </li>
);
