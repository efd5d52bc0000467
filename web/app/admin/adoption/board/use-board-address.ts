import { requestFilters } from "@pawhaven/contract";
import { useAddress } from "../../lib/use-address.ts";

/** The filters and the view, as the address has them. What is not valid there counts as not given. */
export function useBoardAddress() {
  const { params, change } = useAddress();
  const valid = (name: "pet" | "type" | "assignee") => {
    const value = params.get(name) ?? undefined;
    return requestFilters.shape[name].safeParse(value).success ? value : undefined;
  };
  const filters = { pet: valid("pet"), type: valid("type"), assignee: valid("assignee") };
  const isSideBySide = filters.pet !== undefined && params.get("view") === "applicants";
  return { filters, isSideBySide, change };
}
