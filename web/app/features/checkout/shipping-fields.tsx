import { countries, type ShippingDetails } from "@pawhaven/contract";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";

interface ShippingFieldsProps {
  register: UseFormRegister<ShippingDetails>;
  errors: FieldErrors<ShippingDetails>;
}

export const ShippingFields = ({ register, errors }: ShippingFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      className="sm:col-span-2"
      label="Full Name"
      autoComplete="name"
      required
      error={errors.fullName?.message}
      {...register("fullName")}
    />
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      error={errors.email?.message}
      {...register("email")}
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
      className="sm:col-span-2"
      label="Address"
      autoComplete="street-address"
      required
      error={errors.address?.message}
      {...register("address")}
    />
    <SelectField
      className="sm:col-span-2"
      label="Country"
      autoComplete="country"
      required
      error={errors.country?.message}
      {...register("country")}
    >
      {Object.entries(countries).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  </div>
);
