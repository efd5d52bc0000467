import { type AddressDraft, findRegion } from "@pawhaven/contract";
import type { AddressValues } from "./store.ts";

/** A province is stored as the list writes it, however it was typed. */
export const addressValuesOf = ({
  full_name: fullName,
  phone,
  address,
  country,
  ...parts
}: AddressDraft): AddressValues => ({
  fullName,
  phone,
  address,
  country,
  ward: parts.ward ?? "",
  city: parts.city ?? "",
  state: findRegion(country, parts.state ?? "") ?? "",
  postcode: parts.postcode ?? "",
});
