import { formatAddress, type SavedAddress } from "@pawhaven/contract";
import { SelectField } from "../../ui/field.tsx";

interface SavedAddressPickerProps {
  saved: readonly SavedAddress[];
  chosen: SavedAddress | undefined;
  /** Undefined for an address that is typed. */
  onChoose: (address: SavedAddress | undefined) => void;
}

/** Not shown to whoever has none. */
export function SavedAddressPicker({ saved, chosen, onChoose }: SavedAddressPickerProps) {
  if (saved.length === 0) return null;
  return (
    <SelectField
      className="mb-4"
      label="Deliver to"
      requiredMark="none"
      value={chosen?.id ?? ""}
      onChange={(event) => onChoose(saved.find(({ id }) => id === Number(event.target.value)))}
    >
      {saved.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.full_name, ...formatAddress(address)].join(", ")}
        </option>
      ))}
      <option value="">Somewhere else</option>
    </SelectField>
  );
}
