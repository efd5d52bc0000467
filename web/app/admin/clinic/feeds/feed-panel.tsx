import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarSync, Copy } from "lucide-react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { TextField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { Panel } from "../../ui/panel.tsx";
import { personFeedQuery } from "../queries.ts";

/** A person's visits in their own calendar program. The link is a secret that is shown once. */
export function FeedPanel({ personId, title }: { personId: number; title: string }) {
  const { data: feed } = useQuery(personFeedQuery(personId));
  const { url, renew, remove, isBusy } = useFeed(personId);
  const hasFeed = feed?.created_at != null;
  const replace = async () => {
    if (!hasFeed || (await askToConfirm(replaceQuestion))) renew();
  };
  return (
    <Panel title={title}>
      <p className="mb-3 text-ink-soft">
        {hasFeed
          ? "There is a private link. Whoever has it can see the visits: services and names of pets."
          : "Visits appear in a calendar program, with every change. Customers' names and notes do not."}
      </p>
      {url && (
        <div className="mb-3 grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label="Calendar link"
            requiredMark="none"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
            hint="Shown only once."
          />
          <Button size="small" icon={Copy} className="sm:mb-8" onClick={() => void copy(url)}>
            Copy
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" icon={CalendarSync} busy={isBusy} onClick={() => void replace()}>
          {hasFeed ? "Renew link" : "Create calendar link"}
        </Button>
        {hasFeed && (
          <Button variant="ghost" size="small" disabled={isBusy} onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
    </Panel>
  );
}

const replaceQuestion = {
  title: "Renew the calendar link?",
  text: "The link in use stops working.",
  confirmLabel: "Renew",
  cancelLabel: "Keep it",
};

function useFeed(personId: number) {
  const queryClient = useQueryClient();
  const params = { id: personId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: personFeedQuery(personId).queryKey });
  const onError = (error: Error) => toast.error(errorMessage(error, "The link could not be changed."));
  const renewal = useStaffMutation({
    mutationFn: () => staffApi.renewPersonFeed({ params }),
    onSuccess: refresh,
    onError,
  });
  const removal = useStaffMutation({
    mutationFn: () => staffApi.deletePersonFeed({ params }),
    onSuccess: ({ message }) => {
      renewal.reset();
      toast.success(message);
      return refresh();
    },
    onError,
  });
  return {
    url: renewal.data?.url,
    renew: () => renewal.mutate(),
    remove: () => removal.mutate(),
    isBusy: renewal.isPending || removal.isPending,
  };
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success("Link copied.");
  } catch {
    toast.error("The link could not be copied. Please select it and copy it manually.");
  }
}
