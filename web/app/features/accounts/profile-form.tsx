import { zodResolver } from "@hookform/resolvers/zod";
import { ApiResponseError, genders, type Profile, profileUpdate } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { profileQuery } from "./queries.ts";

type Fields = z.input<typeof profileUpdate>;

export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<Fields, unknown, z.output<typeof profileUpdate>>({
    resolver: zodResolver(profileUpdate),
    defaultValues: fieldsOf(profile),
  });
  const { errors, isSubmitting } = formState;

  async function save(given: z.output<typeof profileUpdate>) {
    try {
      const present = queryClient.getQueryData(profileQuery.queryKey);
      const body = { ...given, avatar_public_id: present?.avatar_public_id ?? null };
      queryClient.setQueryData(profileQuery.queryKey, await api.updateProfile({ body }));
      void showMessage({ tone: "success", text: "Profile updated successfully!" });
    } catch (error) {
      if (error instanceof ApiResponseError && error.code === "unauthenticated") return;
      void showMessage({ tone: "error", text: "Failed to update profile." });
      if (!(error instanceof ApiResponseError)) return;
      for (const [field, [message]] of Object.entries(error.errors))
        setError(field as keyof Fields, { message: message ?? "" });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-4 sm:grid-cols-2">
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
      <TextField label="Country" autoComplete="country-name" error={errors.country?.message} {...register("country")} />
      <div className="sm:col-span-2">
        <Button type="submit" busy={isSubmitting} busyLabel="Saving…">
          Update Profile
        </Button>
      </div>
    </form>
  );
}

/** Fields a form cannot leave empty as null begin as an empty choice. */
const fieldsOf = (profile: Profile): Fields => ({
  full_name: profile.full_name,
  gender: (profile.gender ?? "") as Fields["gender"],
  date_of_birth: profile.date_of_birth ?? "",
  phone: profile.phone ?? "",
  address: profile.address ?? "",
  city: profile.city ?? "",
  country: profile.country ?? "",
});
