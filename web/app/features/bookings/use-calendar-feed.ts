import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { calendarFeedQuery } from "./queries.ts";

/** Makes, renews and removes the secret address of the customer's calendar. */
export function useCalendarFeed() {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function runAction(work: () => Promise<string | undefined>) {
    setBusy(true);
    try {
      setUrl(await work());
      await queryClient.invalidateQueries(calendarFeedQuery);
    } catch {
      toast.error("That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  async function renew(replaces: boolean) {
    const isSure =
      !replaces || (await confirmAction("Renew address", "Calendars that use the old one stop being updated."));
    if (isSure) await runAction(async () => (await api.renewCalendarFeed()).url);
  }

  async function remove() {
    if (!(await confirmAction("Remove address", "Calendars that use it stop being updated."))) return;
    await runAction(async () => {
      toast.success((await api.deleteCalendarFeed()).message);
      return undefined;
    });
  }

  return { url, renew, remove, isBusy };
}

const confirmAction = (confirmLabel: string, text: string) =>
  askToConfirm({ title: `${confirmLabel}?`, text, confirmLabel, cancelLabel: "Leave it" });
