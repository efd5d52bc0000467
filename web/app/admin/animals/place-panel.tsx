import { zodResolver } from "@hookform/resolvers/zod";
import { type LocationDraft, locationDraft, type StaffPet } from "@pawhaven/contract";
import { type Resolver, useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Panel } from "../ui/panel.tsx";
import { describePlace, optionsOf, placeWords } from "./animal-words.ts";
import { useAnimalMutation } from "./use-animal-mutation.ts";

export function PlacePanel({ pet }: { pet: StaffPet }) {
  const { can } = useStaffSession();
  if (pet.stage === "left") return null;
  return <Panel title="Place">{can("animals.edit") ? <PlaceForm pet={pet} /> : <p>{describePlace(pet)}</p>}</Panel>;
}

function PlaceForm({ pet: { id, version, location_kind, location } }: { pet: StaffPet }) {
  const { register, handleSubmit, setError, formState } = useForm<LocationDraft>({
    resolver: zodResolver(locationDraft) as Resolver<LocationDraft>,
    defaultValues: { location_kind, location },
  });
  const { mutate, isPending, error } = useAnimalMutation({
    mutationFn: (place: LocationDraft) => staffApi.movePet({ params: { id }, body: { version, ...place } }),
    done: ({ name, ...moved }) => `${name} is now here: ${describePlace(moved)}.`,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const { errors, isDirty } = formState;
  const failure = formErrorMessage(error, "The animal could not be moved. Please try again.");
  return (
    <form
      noValidate
      className="grid gap-3 text-small"
      onSubmit={(event) => void handleSubmit((place) => mutate(place))(event)}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <SelectField
        label="Kind of place"
        requiredMark="none"
        error={errors.location_kind?.message}
        {...register("location_kind")}
      >
        {optionsOf(placeWords).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Which kennel, or whose home"
        requiredMark="none"
        maxLength={80}
        error={errors.location?.message}
        {...register("location")}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        disabled={!isDirty}
        busy={isPending}
        className="justify-self-start"
      >
        Move
      </Button>
    </form>
  );
}
