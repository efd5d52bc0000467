import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Everything that an answer or a visit makes old. */
export const dueCareKey = ["due-care"];

export const careOfUserpetQuery = (id: number) =>
  queryOptions({
    queryKey: [...dueCareKey, id],
    queryFn: ({ signal }) => api.listDueCareOfUserpet({ params: { id } }, { signal }),
  });

/** Read again when there are other pets. */
export const myDueCareQuery = (petIds: readonly number[]) =>
  queryOptions({
    queryKey: [...dueCareKey, "mine", ...petIds],
    queryFn: ({ signal }) => api.listMyDueCare(undefined, { signal }),
  });
