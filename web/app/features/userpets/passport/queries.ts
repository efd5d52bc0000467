import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

export const passportsQuery = (id: number) =>
  queryOptions({
    queryKey: ["userpet", String(id), "passports"],
    queryFn: ({ signal }) => api.listPassports({ params: { id } }, { signal }),
  });
