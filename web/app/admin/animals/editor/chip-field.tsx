import { type ChipMatch, chipPattern, petStageNames } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ScanLine } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Banner } from "../../../ui/banner.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";
import { chipQuery } from "../queries.ts";
import { type PetFields, petLabels } from "./pet-fields.ts";

interface ChipFieldProps {
  form: UseFormReturn<PetFields>;
  /** The animal itself, which has the chip already. */
  petId?: number;
  onFound?: () => void;
}

/** Readers write digits in groups. */
const digitsOf = (value: string | null) => (value ?? "").replace(/\s/g, "");

/** A reader types the number like a keyboard and ends with Enter, which would send the form. */
export function ChipField({ form: { control, register, formState }, petId, onFound }: ChipFieldProps) {
  const chip = useWatch({ control, name: "pet.chip" });
  return (
    <div className="grid gap-3">
      <TextField
        label={petLabels.chip}
        icon={ScanLine}
        requiredMark="none"
        inputMode="numeric"
        autoComplete="off"
        hint="15 digits. Type them, or scan with a reader while the cursor is here."
        error={formState.errors.pet?.chip?.message}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        {...register("pet.chip", {
          setValueAs: (value: string | null) => digitsOf(value) || null,
          onChange: ({ target }: { target: { value: string } }) =>
            chipPattern.test(digitsOf(target.value)) && onFound?.(),
        })}
      />
      {chip !== null && chipPattern.test(chip) && <ChipMatches chip={chip} petId={petId} />}
    </div>
  );
}

/** Who is known under the chip: whom to call about a stray. */
function ChipMatches({ chip, petId }: { chip: string; petId: number | undefined }) {
  const { data, isError } = useQuery(chipQuery(chip));
  if (isError) return <Banner tone="error">It could not be looked up who has this chip.</Banner>;
  if (!data) return null;
  const pets = data.pets.filter(({ id }) => id !== petId);
  if (pets.length + data.userpets.length === 0)
    return <output className="text-ink-soft">Nobody else is known here under this chip.</output>;
  return (
    <Banner tone="info">
      <ul className="grid gap-2">
        {pets.map((pet) => (
          <li key={pet.id}>
            <TextLink to={screenPath(`animals/${pet.id}`)}>{pet.name}</TextLink> of the shelter has this chip (
            {petStageNames[pet.stage].toLowerCase()}).{" "}
            {pet.stage === "left" && "If it came back, take it in again there."}
          </li>
        ))}
        {data.userpets.map((userpet) => (
          <Owner key={userpet.id} {...userpet} />
        ))}
      </ul>
    </Banner>
  );
}

const Owner = ({ name, customer }: ChipMatch["userpets"][number]) => (
  <li>
    <strong>{name}</strong> of <TextLink to={screenPath(`customers/${customer.id}`)}>{customer.name}</TextLink> has this
    chip. Please call or write: {customer.phone && <TextLink to={`tel:${customer.phone}`}>{customer.phone}</TextLink>}{" "}
    <TextLink to={`mailto:${customer.email}`}>{customer.email}</TextLink>
  </li>
);
