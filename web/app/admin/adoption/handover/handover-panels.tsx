import { type HandoverPreparation, maxShelterTextLength } from "@pawhaven/contract";
import { useController, useFormContext } from "react-hook-form";
import { formatDollars } from "../../../lib/money.ts";
import { CheckboxField, SelectField, TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { ChoiceField } from "../../bookings/choice-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { type HandoverFields, payments } from "./handover-fields.ts";

export function AdopterPanel() {
  const { register, formState } = useFormContext<HandoverFields>();
  return (
    <Panel title="Adopter, as in the contract">
      <div className="grid gap-4">
        <TextField
          label="Name"
          required
          maxLength={100}
          error={formState.errors.adopter_name?.message}
          {...register("adopter_name")}
        />
        <TextAreaField
          label="Address"
          required
          rows={2}
          maxLength={300}
          error={formState.errors.adopter_address?.message}
          {...register("adopter_address")}
        />
      </div>
    </Panel>
  );
}

interface PreparationProps {
  preparation: HandoverPreparation;
}

/** A card is charged in the customer's profile; here it can only be noted that it was. */
export function FeePanel({ preparation: { fee, is_paid_by_card: isPaid } }: PreparationProps) {
  const { field, fieldState } = useController<HandoverFields, "paid_by">({ name: "paid_by" });
  return (
    <Panel title={fee === 0 ? "Fee" : `Fee: ${formatDollars(fee)}`}>
      <ChoiceField
        label="How it is paid"
        name={field.name}
        options={payments(fee, isPaid)}
        value={field.value ?? ""}
        onPick={field.onChange}
      />
      {fee > 0 && !isPaid && (
        <p className="mt-2 text-ink-soft">
          By card, the adopter pays in the profile, also on their phone now. This page then shows it.
        </p>
      )}
      {fieldState.error && (
        <p role="alert" className="mt-2 font-bold text-berry">
          {fieldState.error.message}
        </p>
      )}
    </Panel>
  );
}

/** The customer may have added the animal by hand before: its records then go there, and there are not two of it. */
export function OwnPetPanel({ preparation: { pet, same_chip: same, userpets } }: PreparationProps) {
  const { register, formState } = useFormContext<HandoverFields>();
  if (userpets.length === 0) return null;
  return (
    <Panel title="My Pets of the adopter">
      <SelectField
        label={`${pet.name} becomes`}
        requiredMark="none"
        hint={
          same
            ? `“${same.name}” has the same chip: the adopter has added this animal by hand. The records go there.`
            : `Choose one of their pets only if it is ${pet.name}, added by hand before.`
        }
        error={formState.errors.merge_userpet_id?.message}
        {...register("merge_userpet_id", { setValueAs: (value: unknown) => Number(value) || undefined })}
      >
        <option value="">A new pet of theirs</option>
        {userpets.map(({ id, name, species }) => (
          <option key={id} value={id}>
            The one they have: {name}, {species}
          </option>
        ))}
      </SelectField>
    </Panel>
  );
}

export function AgreementPanel() {
  const { register, formState } = useFormContext<HandoverFields>();
  return (
    <Panel title="Agreement">
      <div className="grid gap-2">
        <TextAreaField
          label="What else was agreed"
          hint="Printed in the contract."
          rows={3}
          maxLength={maxShelterTextLength}
          error={formState.errors.agreement?.message}
          {...register("agreement")}
        />
        <CheckboxField
          label="We may ask how it goes after 3, 14 and 90 days"
          hint="Only if the adopter agrees; it can be stopped any time."
          {...register("agreed_to_follow_up")}
        />
      </div>
    </Panel>
  );
}
