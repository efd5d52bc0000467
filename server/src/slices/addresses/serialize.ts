import type { SavedAddress } from "@pawhaven/contract";
import type { AddressRow } from "./store.ts";

export const toAddressDto = ({
  fullName,
  isDefault,
  userId: _userId,
  createdAt: _createdAt,
  ...address
}: AddressRow): SavedAddress => ({
  ...address,
  full_name: fullName,
  is_default: isDefault,
});
