import type { UserpetDetails } from "@pawhaven/contract";
import { describeBirth } from "../../lib/describe-birth.ts";
import { formatDay } from "../../lib/days.ts";
import { ButtonLink } from "../../ui/button.tsx";
import * as paths from "../../lib/paths.ts";

interface UserpetHeaderProps {
  pet: UserpetDetails;
  /** Before the page for booking opens. */
  onBook: (pet: UserpetDetails) => void;
}

/** Whose page it is. Of an animal that has died, the page remembers. */
export const UserpetHeader = ({ pet, onBook }: UserpetHeaderProps) =>
  pet.died_on === null ? <LivingHeader pet={pet} onBook={onBook} /> : <Memorial pet={pet} diedOn={pet.died_on} />;

const LivingHeader = ({ pet, onBook }: UserpetHeaderProps) => (
  <div className="flex flex-wrap items-start justify-between gap-4">
    <div className="min-w-0">
      <h1 className="text-heading wrap-anywhere">{pet.name}</h1>
      <p className="mt-1 text-ink-soft">
        {[pet.breed, pet.age_text].filter(Boolean).join(", ")}
        {pet.is_adopted && ". Adopted from Pawhaven."}
      </p>
    </div>
    <ButtonLink to={paths.petList} variant="secondary" size="small" onClick={() => onBook(pet)}>
      Book a visit
    </ButtonLink>
  </div>
);

function Memorial({ pet, diedOn }: { pet: UserpetDetails; diedOn: string }) {
  const born = describeBirth(pet.born_on, pet.born_precision);
  return (
    <div className="rounded-card bg-lilac p-6 text-center sm:p-10">
      <h1 className="text-heading wrap-anywhere">In memory of {pet.name}</h1>
      <p className="mt-2">
        {born && `${born} – `}
        <time dateTime={diedOn}>{formatDay(diedOn, "date")}</time>
      </p>
      <p className="mx-auto mt-4 max-w-prose text-pretty">
        We are sorry. {pet.name} was well loved, and this page stays as long as you want it. There will be no reminders.
      </p>
    </div>
  );
}
