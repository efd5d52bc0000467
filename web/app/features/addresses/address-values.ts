import { type AddressDraft, addressPartsOf, fitAddress, type SavedAddress } from "@pawhaven/contract";

/** What is sent: without empty parts, and without those that another country has. */
export const draftOf = (given: AddressDraft): AddressDraft => {
  const { full_name, phone, address, country, ...parts } = fitAddress(given);
  return { full_name, phone, address, ...addressPartsOf(parts), country };
};

export const emptyParts = { ward: "", city: "", state: "", postcode: "" };
export const emptyAddress = { full_name: "", phone: "", address: "", ...emptyParts, country: "vn" } as const;

/** The saved address that somebody has typed, if it is one. */
export const findSame = (saved: readonly SavedAddress[], given: AddressDraft): SavedAddress | undefined => {
  const typed = JSON.stringify(draftOf(given));
  return saved.find(({ id: _id, is_default: _isDefault, ...address }) => JSON.stringify(draftOf(address)) === typed);
};
