import { type Handover, speciesOfType } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/api-errors.ts";
import { describeBirth } from "../../../lib/describe-birth.ts";
import { formatDay } from "../../../lib/days.ts";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useScreenParam } from "../../lib/screen-params.ts";
import { Facts } from "../../ui/facts.tsx";
import { PrintPage } from "../../ui/print-page.tsx";
import { ShopAddress } from "../../ui/shop-address.tsx";
import { handoverQuery } from "../queries.ts";
import { describeFee } from "./handover-facts.tsx";

/** Two copies are signed: one for the adopter, one for the shelter. */
export default function ContractScreen() {
  const { data: handover, isError, error, refetch } = useQuery(handoverQuery(Number(useScreenParam("id"))));
  if (isError && isNotFound(error)) return <EmptyState isPage title="There is no such contract" />;
  if (isError) return <ErrorState text="The contract could not be loaded." onRetry={() => void refetch()} />;
  if (!handover) return <Skeleton className="h-96" />;
  const { contract_number: number, handed_over_on: on } = handover;
  return (
    <PrintPage title={`Adoption contract ${number}`} lead={formatDay(on, "long")}>
      <Parties handover={handover} />
      <Animal handover={handover} />
      <Terms handover={handover} />
      <Signatures handover={handover} />
    </PrintPage>
  );
}

interface HandoverProps {
  handover: Handover;
}

function Parties({ handover: { adopter } }: HandoverProps) {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <ShopAddress label="The shelter" />
      <address className="not-italic whitespace-pre-line wrap-anywhere">
        <span className="block text-ink-soft">The adopter</span>
        <strong>{adopter.name}</strong>
        <br />
        {adopter.address}
      </address>
    </div>
  );
}

const neutered = (value: boolean | null) => (value === null ? "Not known" : value ? "Yes" : "No");

const Animal = ({ handover }: HandoverProps) => {
  const { pet } = handover;
  return (
    <section className="mb-6">
      <h2 className="mb-1 text-base font-bold">The animal</h2>
      <Facts
        facts={[
          ["Name", pet.name],
          ["Kind", `${speciesOfType(pet.type) ?? pet.type}, ${pet.breed}`],
          ["Gender", pet.gender],
          ["Color", pet.color || "Not noted"],
          ["Born", describeBirth(pet.born_on, pet.born_precision) ?? `Not known; ${pet.age}`],
          ["Microchip", pet.chip ?? "None"],
          ["Spayed or neutered", neutered(pet.neutered)],
          ["Adoption fee", describeFee(handover)],
        ]}
      />
    </section>
  );
};

const Terms = ({ handover: { agreement, agreed_to_follow_up: isAsked } }: HandoverProps) => (
  <section className="mb-6">
    <h2 className="mb-1 text-base font-bold">Both agree</h2>
    <ul className="grid list-disc gap-1 pl-5">
      <li>The adopter cares for the animal as its kind needs, and lets a vet treat it when it is ill.</li>
      <li>The adopter does not sell it or give it away. If it cannot stay, it comes back to the shelter.</li>
      <li>The shelter has told the adopter everything that it knows of the animal, and hands over its records.</li>
      <li>
        {isAsked
          ? "The shelter may ask how it goes after 3, 14 and 90 days. The adopter can stop that at any time."
          : "The shelter does not ask afterwards how it goes."}
      </li>
    </ul>
    {agreement && <p className="mt-3 whitespace-pre-line wrap-anywhere">{agreement}</p>}
  </section>
);

const Signatures = ({ handover: { adopter, handed_over_by: keeper } }: HandoverProps) => (
  <div className="mt-16 grid grid-cols-2 gap-8 break-inside-avoid">
    {[keeper ?? "For the shelter", adopter.name].map((name, index) => (
      <p key={index === 0 ? "shelter" : "adopter"} className="border-t border-line-strong pt-1">
        {name}
        <span className="block text-ink-soft">{index === 0 ? "For the shelter" : "Adopter"}</span>
      </p>
    ))}
  </div>
);
