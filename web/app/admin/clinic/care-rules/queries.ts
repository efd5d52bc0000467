import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../../lib/staff-api.ts";
import { clinicKey } from "../queries.ts";

export const careRulesQuery = queryOptions({
  queryKey: [...clinicKey, "care-rules"],
  queryFn: ({ signal }) => staffApi.listCareRules(undefined, { signal }),
});
