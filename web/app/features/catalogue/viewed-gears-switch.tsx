import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { CheckboxField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { viewedGearsQuery } from "./viewed-gears-query.ts";
import { parseViewedIds, readStoredIds } from "./viewed-gears.ts";

/** Off until the customer turns it on. What this browser remembers comes along. */
export function ViewedGearsSwitch({ hint }: { hint?: string }) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(viewedGearsQuery);
  const allow = useApiMutation({
    mutationFn: (isAllowed: boolean) =>
      api.allowViewedGears({
        body: { is_allowed: isAllowed, gear_ids: isAllowed ? parseViewedIds(readStoredIds()) : [] },
      }),
    onSuccess: (latest) => {
      queryClient.setQueryData(viewedGearsQuery.queryKey, latest);
      toast.success(latest.is_allowed ? "Remembered on all your devices." : "Deleted from your account.");
    },
    onError: () => toast.error("This could not be changed. Please try again."),
  });
  return (
    <CheckboxField
      label="Remember on all my devices"
      hint={hint}
      checked={allow.isPending ? allow.variables === true : data?.is_allowed === true}
      disabled={isPending || allow.isPending}
      onChange={({ target }) => allow.mutate(target.checked)}
    />
  );
}
