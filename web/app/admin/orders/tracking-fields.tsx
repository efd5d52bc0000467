import { carriers, isTrackingLinkKnown, type Tracking } from "@pawhaven/contract";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";

interface TrackingFieldsProps {
  register: UseFormRegister<Tracking>;
  errors: FieldErrors<Tracking>;
  carrier: Tracking["carrier"];
}

/** The link follows from carrier and number; somebody who knows a better one can give it. */
export const TrackingFields = ({ register, errors, carrier }: TrackingFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField
      label="Carrier"
      requiredMark="none"
      error={errors.carrier?.message}
      {...register("carrier", { setValueAs: (code: string | null) => code || null })}
    >
      <option value="">Not named</option>
      {Object.entries(carriers).map(([code, { name }]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value="other">Other carrier</option>
    </SelectField>
    <TextField
      label="Tracking number"
      requiredMark="none"
      maxLength={60}
      autoComplete="off"
      error={errors.tracking_number?.message}
      {...register("tracking_number")}
    />
    {carrier === "other" && (
      <TextField
        label="Name of the carrier"
        required
        maxLength={60}
        autoComplete="off"
        error={errors.carrier_name?.message}
        {...register("carrier_name")}
      />
    )}
    <TextField
      label="Tracking link"
      type="url"
      maxLength={500}
      autoComplete="off"
      placeholder="https://"
      hint={
        isTrackingLinkKnown(carrier)
          ? "Made from carrier and number if it is empty."
          : "Without it, the customer sees the number alone."
      }
      className={carrier === "other" ? undefined : "sm:col-span-2"}
      error={errors.tracking_url?.message}
      {...register("tracking_url")}
    />
  </div>
);
