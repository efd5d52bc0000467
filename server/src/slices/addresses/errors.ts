import { maxAddresses } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";

export const addressNotFound = () => new ApiError("not_found", "This address was removed already.");

export const addressBookFull = () =>
  new ApiError("conflict", `You have ${maxAddresses} addresses already. Please remove one of them first.`);
