import { speciesList } from "@pawhaven/contract";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { VisitFields } from "./visit-fields.ts";

interface GuestFieldsProps {
  register: UseFormRegister<VisitFields>;
  errors: FieldErrors<VisitFields>["guest"];
}

/** Somebody without an account. Only the names and the species are needed. */
export const GuestFields = ({ register, errors }: GuestFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField label="Name" required error={errors?.name?.message} {...register("guest.name")} />
    <TextField label="Phone" type="tel" error={errors?.phone?.message} {...register("guest.phone")} />
    <TextField label="Pet's name" required error={errors?.pet_name?.message} {...register("guest.pet_name")} />
    <SelectField label="Species" required error={errors?.species?.message} {...register("guest.species")}>
      <option value="">Please select</option>
      {speciesList.map((species) => (
        <option key={species}>{species}</option>
      ))}
    </SelectField>
    <TextField
      label="Email"
      type="email"
      hint="For the confirmation and a reminder."
      className="sm:col-span-2"
      error={errors?.email?.message}
      {...register("guest.email")}
    />
  </div>
);
