import { maxUserpetNameLength, type Species } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ComboboxField } from "../../ui/combobox-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { breedsQuery } from "./queries.ts";

interface BreedFieldProps {
  species: Species;
  value: string;
  onChange: (breed: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const speciesWithBreedList = new Set<Species>(["Dog", "Cat"]);

/** A searchable list for dogs and cats; manual entry for other species, after a failure, or by choice. */
export function BreedField({ species, value, onChange, error, ref }: BreedFieldProps) {
  const hasList = speciesWithBreedList.has(species);
  const { data: breeds, isError, isPending } = useQuery({ ...breedsQuery(species), enabled: hasList });
  const isListAvailable = hasList && !isError && breeds?.length !== 0;
  // A breed that is not in the list was entered manually.
  const isUnlisted = value !== "" && breeds !== undefined && !breeds.includes(value);
  const [preferredMode, setPreferredMode] = useState<"list" | "manual">();
  const isManual = !isListAvailable || (preferredMode ?? (isUnlisted ? "manual" : "list")) === "manual";

  return (
    <div className="grid content-start gap-1">
      {isManual ? (
        <TextField
          label="Breed"
          required
          value={value}
          ref={ref}
          maxLength={maxUserpetNameLength}
          placeholder="Enter the breed"
          error={error}
          onChange={(event) => onChange(event.target.value)}
          hint={isError ? "The list of breeds could not be loaded. Please enter the breed." : undefined}
        />
      ) : (
        <ComboboxField
          label="Breed"
          required
          ref={ref}
          options={breeds ?? []}
          value={value}
          onChange={onChange}
          disabled={isPending}
          placeholder={isPending ? "Loading breeds…" : "Search for a breed"}
          noMatchesText="No matching breed. You can enter it manually."
          error={error}
        />
      )}
      {isListAvailable && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => {
            setPreferredMode(isManual ? "list" : "manual");
            if (isManual && isUnlisted) onChange("");
          }}
        >
          {isManual ? "Choose from the list" : "Enter manually"}
        </Button>
      )}
    </div>
  );
}
