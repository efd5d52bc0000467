import type { Country, ShippingDetails } from "@pawhaven/contract";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import { AddressFields } from "../addresses/address-fields.tsx";

interface ShippingFieldsProps {
  country: Country;
  register: UseFormRegister<ShippingDetails>;
  errors: FieldErrors<ShippingDetails>;
}

export const ShippingFields = ({ country, register, errors }: ShippingFieldsProps) => (
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
    <AddressFields country={country} register={register} errors={errors} />
  </div>
);
