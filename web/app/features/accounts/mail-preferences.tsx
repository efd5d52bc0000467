import type { MailChoices } from "@pawhaven/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";

const mailPreferencesQuery = queryOptions({
  queryKey: ["mail-preferences"],
  queryFn: ({ signal }) => api.getMailPreferences(undefined, { signal }),
});

const lists = [
  {
    list: "care",
    label: "Remind me of what my pets need",
    hint: "At most one mail a week, and none while a visit is booked.",
  },
  { list: "food", label: "Remind me before my pets' food runs out", hint: "We order nothing by ourselves." },
  {
    list: "reviews",
    label: "Ask me how I like what I bought",
    hint: "At most one mail per order, some days after its delivery.",
  },
] as const;

/** Mails that nobody has to get. What was bought, booked or changed is mailed in any case. */
export function MailPreferences() {
  const queryClient = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(mailPreferencesQuery);
  const { mutate, isPending } = useApiMutation({
    mutationFn: (body: MailChoices) => api.setMailPreferences({ body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(mailPreferencesQuery.queryKey, saved);
      toast.success("Saved.");
    },
    onError: (error) => void toast.error(errorMessage(error, "It could not be saved. Please try again.")),
  });
  if (isLoadingError) return <ErrorState text="Your choice could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-12" />;
  return (
    <div className="grid gap-4">
      {lists.map(({ list, ...texts }) => (
        <CheckboxField
          key={list}
          {...texts}
          checked={data[list]}
          disabled={isPending}
          onChange={({ target }) => mutate({ [list]: target.checked })}
        />
      ))}
    </div>
  );
}
