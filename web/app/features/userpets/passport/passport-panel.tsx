import { type PassportDays, passportDays, type UserpetDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { BookHeart } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { NewLink } from "./new-link.tsx";
import { PassportLinks } from "./passport-links.tsx";
import { passportsQuery } from "./queries.ts";
import { usePassports } from "./use-passports.ts";

/** Links with which others read what is known of a pet. Each is shown once; the server knows only its hash. */
export default function PassportPanel({ pet }: { pet: Pick<UserpetDetails, "id" | "name"> }) {
  const { data: links, isLoadingError, refetch } = useQuery(passportsQuery(pet.id));
  const [days, setDays] = useState<PassportDays>(30);
  const { created, create, isCreating, withdraw, isWithdrawing } = usePassports(pet.id);
  return (
    <Card size="compact" title="Passport">
      <p className="max-w-prose">
        For a boarding house, a sitter or another clinic: chip, vaccinations, deworming and weights of {pet.name}, to be
        read without an account. Your name, your address and notes are not in it.
      </p>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          create(days);
        }}
      >
        <SelectField
          label="The link works for"
          requiredMark="none"
          value={days}
          onChange={({ target }) => setDays(Number(target.value) as PassportDays)}
        >
          {passportDays.map((count) => (
            <option key={count} value={count}>
              {count} days
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary" icon={BookHeart} busy={isCreating}>
          Make a link
        </Button>
      </form>
      {created && <NewLink url={created.url} name={pet.name} />}
      {isLoadingError && (
        <RetryBanner className="mt-4" text="Your links could not be loaded." onRetry={() => void refetch()} />
      )}
      {links && links.length > 0 && (
        <PassportLinks links={links} isBusy={isWithdrawing} onWithdraw={(link) => void withdraw(link)} />
      )}
    </Card>
  );
}
