import { type AddressField, addressRules, countries, type Country, type PostalAddress } from "@pawhaven/contract";
import type { UseFormRegisterReturn } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";

interface AddressFieldsProps {
  /** The one that is chosen; it decides which fields there are. */
  country: Country;
  register: (name: keyof PostalAddress) => UseFormRegisterReturn;
  errors: Partial<Record<keyof PostalAddress, { message?: string | undefined }>>;
}

/** As they stand in the forms of all countries: the first one with an error gets the focus. */
const fieldOrder = ["country", "address", "city", "state", "ward", "postcode"] as const;

/** In a grid of two columns. What was typed for another country comes back with it. */
export function AddressFields({ country, register, errors }: AddressFieldsProps) {
  for (const name of fieldOrder) register(name);
  return (
    <>
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
      <TextField
        className="sm:col-span-2"
        label="Address"
        autoComplete="address-line1"
        required
        error={errors.address?.message}
        {...register("address")}
      />
      {addressRules[country].fields.map((field) => (
        <PartField
          key={`${country} ${field.name}`}
          country={country}
          field={field}
          error={errors[field.name]?.message}
          control={register(field.name)}
        />
      ))}
    </>
  );
}

interface PartFieldProps {
  country: Country;
  field: AddressField;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

function PartField({ country, field: { name, label, missing, autoComplete }, error, control }: PartFieldProps) {
  const { regions, postcode } = addressRules[country];
  const shared = { label, autoComplete, required: missing !== undefined, error, ...control };
  if (name !== "state" || !regions)
    return <TextField {...shared} {...(name === "postcode" && postcode.isNumeric && { inputMode: "numeric" })} />;
  return (
    <SelectField {...shared} ref={(select) => showAsEmpty(select, control)}>
      <option value="">Please choose</option>
      {regions.map(([value, region]) => (
        <option key={value} value={value}>
          {region}
        </option>
      ))}
    </SelectField>
  );
}

/** A state of another country is on no list. The browser would show nothing at all. */
function showAsEmpty(select: HTMLSelectElement | null, { ref }: UseFormRegisterReturn): void {
  ref(select);
  if (select && select.selectedIndex < 0) select.selectedIndex = 0;
}
