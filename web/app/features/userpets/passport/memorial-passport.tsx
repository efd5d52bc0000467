import type { UserpetDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../ui/card.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { PassportLinks } from "./passport-links.tsx";
import { passportsQuery } from "./queries.ts";
import { usePassports } from "./use-passports.ts";

/** Links outlive an animal, because somebody may still need them. Its owner can end them; new ones are not made. */
export default function MemorialPassport({ pet }: { pet: Pick<UserpetDetails, "id" | "name"> }) {
  const { data: links = [], isLoadingError, refetch } = useQuery(passportsQuery(pet.id));
  const { withdraw, isWithdrawing } = usePassports(pet.id);
  if (isLoadingError)
    return <RetryBanner text="The links to the passport could not be loaded." onRetry={() => void refetch()} />;
  if (links.length === 0) return null;
  return (
    <Card size="compact" title="Passport">
      <p className="max-w-prose">
        Whoever has one of these links can still read {pet.name}’s chip, vaccinations, deworming and weights.
      </p>
      <PassportLinks links={links} isBusy={isWithdrawing} onWithdraw={(link) => void withdraw(link)} />
    </Card>
  );
}
