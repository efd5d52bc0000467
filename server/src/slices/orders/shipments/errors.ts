import { ApiError } from "../../../platform/http/api-error.ts";

export const parcelTaken = () =>
  new ApiError("conflict", "Somebody else has sent a parcel of this order meanwhile. Nothing was sent twice.");

export const shipmentNotFound = () => new ApiError("not_found", "There is no such parcel.");

/** What violated constraints mean to whoever ships. */
export const shipmentErrors = {
  shipments_one_per_number: parcelTaken,
  shipments_one_per_call: parcelTaken,
};
