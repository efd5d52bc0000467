import type { MyAdoptionRequest } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** What belongs to the next step: when and where, what to pay, how to begin. */
export function RequestNextStep({ request }: { request: MyAdoptionRequest }) {
  const { id, pet, meeting, fee, decline_reason: reason, userpet_id: userpetId } = request;
  const { cards } = useSiteConfig();
  return (
    <>
      {meeting && <Meeting meeting={meeting} />}
      {reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">“{reason}”</p>}
      {fee.is_paid && userpetId === null && (
        <p className="mt-2 text-small">The adoption fee of {formatDollars(fee.amount)} is paid.</p>
      )}
      {fee.can_be_paid && cards && (
        // A new document: only below the checkout may the card form be loaded.
        <ButtonLink to={paths.adoptionFee(id)} reloadDocument size="small" className="mt-3">
          Pay {formatDollars(fee.amount)}
          <span className="sr-only"> for {pet.name}</span>
        </ButtonLink>
      )}
      {userpetId !== null && (
        <ButtonLink to={paths.welcome(id)} size="small" className="mt-3">
          First days with {pet.name}
        </ButtonLink>
      )}
    </>
  );
}

function Meeting({ meeting: { starts_at: startsAt, place } }: { meeting: NonNullable<MyAdoptionRequest["meeting"]> }) {
  const { shop } = useSiteConfig();
  return (
    <p className="mt-1">
      <time dateTime={startsAt}>{formatMoment(startsAt, shop.timeZone)}</time>, {place || shop.address}
    </p>
  );
}

/** On the shop's clock, wherever the browser is. */
const formatMoment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full", timeStyle: "short" }).format(new Date(iso));
