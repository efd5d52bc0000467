import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { calendarFeedQuery } from "./queries.ts";

/** Creates, renews and removes the secret URL of the customer's calendar. */
export function useCalendarFeed() {
  const queryClient = useQueryClient();
  const refetchFeed = () => queryClient.invalidateQueries(calendarFeedQuery);
  const onError = () => toast.error("Something went wrong. Please try again.");
  const renewal = useApiMutation({ mutationFn: () => api.renewCalendarFeed(), onSuccess: refetchFeed, onError });
  const removal = useApiMutation({
    mutationFn: () => api.deleteCalendarFeed(),
    onSuccess: ({ message }) => {
      toast.success(message);
      renewal.reset();
      return refetchFeed();
    },
    onError,
  });

  async function renew(replaces: boolean) {
    const isSure = !replaces || (await confirm("Renew link", "Calendars that use the old link will stop updating."));
    if (isSure) renewal.mutate();
  }

  async function remove() {
    if (await confirm("Remove link", "Calendars that use it will stop updating.")) removal.mutate();
  }

  return { url: renewal.data?.url, renew, remove, isBusy: renewal.isPending || removal.isPending };
}

const confirm = (confirmLabel: string, text: string) =>
  askToConfirm({ title: `${confirmLabel}?`, text, confirmLabel, cancelLabel: "Keep it" });
