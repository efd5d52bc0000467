import { zodResolver } from "@hookform/resolvers/zod";
import { countries, genders, type Profile, profileUpdate } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { profileQuery } from "./queries.ts";

type Fields = z.input<typeof profileUpdate>;
type ProfileUpdate = z.output<typeof profileUpdate>;

export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<Fields, unknown, ProfileUpdate>({
    resolver: zodResolver(profileUpdate),
    defaultValues: fieldsOf(profile),
  });
  const { errors } = formState;
  const countriesId = useId();
  const save = useApiMutation({
    mutationFn: (given: ProfileUpdate) => {
      const current = queryClient.getQueryData(profileQuery.queryKey);
      return api.updateProfile({ body: { ...given, avatar_public_id: current?.avatar_public_id ?? null } });
    },
    onSuccess: (updated) => {
      queryClient.setQueryData(profileQuery.queryKey, updated);
      void showMessage({ tone: "success", text: "Profile updated successfully!" });
    },
    onError: (error) => {
      void showMessage({ tone: "error", text: "Failed to update profile." });
      showFieldErrors(error, setError);
    },
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save.mutate)(event)} className="grid gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label="Full Name"
        autoComplete="name"
        required
        error={errors.full_name?.message}
        {...register("full_name")}
      />
      <SelectField label="Gender" autoComplete="sex" required error={errors.gender?.message} {...register("gender")}>
        <option value="">Please choose</option>
        {genders.map((gender) => (
          <option key={gender}>{gender}</option>
        ))}
      </SelectField>
      <TextField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        required
        error={errors.date_of_birth?.message}
        {...register("date_of_birth")}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        error={errors.address?.message}
        {...register("address")}
      />
      <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register("city")} />
      <TextField
        label="Country"
        autoComplete="country-name"
        list={countriesId}
        error={errors.country?.message}
        {...register("country")}
      />
      <datalist id={countriesId}>
        {Object.values(countries).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.isPending} busyLabel="Saving…">
          Update Profile
        </Button>
      </div>
    </form>
  );
}

/** HTML fields cannot hold null. */
const fieldsOf = (profile: Profile): Fields => ({
  full_name: profile.full_name,
  gender: (profile.gender ?? "") as Fields["gender"],
  date_of_birth: profile.date_of_birth ?? "",
  phone: profile.phone ?? "",
  address: profile.address ?? "",
  city: profile.city ?? "",
  country: profile.country ?? "",
});
