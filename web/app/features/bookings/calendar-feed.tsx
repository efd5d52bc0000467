import { useQuery } from "@tanstack/react-query";
import { CalendarSync, Copy, RotateCw } from "lucide-react";
import { copyLink } from "../../lib/copy-link.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { calendarFeedQuery } from "./queries.ts";
import { useCalendarFeed } from "./use-calendar-feed.ts";

/** The URL is a secret. The server stores only its hash, so it can be shown only once. */
export function CalendarFeed() {
  const session = useSession();
  const { data: feed } = useQuery({ ...calendarFeedQuery, enabled: session !== null });
  const { url, renew, remove, isBusy } = useCalendarFeed();
  const hasFeed = feed?.created_at != null || url !== undefined;
  return (
    <section aria-labelledby="feed" className="mt-10 rounded-card bg-surface p-6 shadow-card">
      <h2 id="feed" className="flex items-center gap-3 text-lead">
        <CalendarSync className="size-6 shrink-0 text-teal" /> Your visits in your calendar
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        {hasFeed
          ? "You have a private calendar link. Anyone who has it can see your visits, so keep it to yourself."
          : "Subscribe once and every visit appears in your calendar, including changes and cancellations."}
      </p>
      {url && <FeedUrlField url={url} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={hasFeed ? RotateCw : CalendarSync}
          busy={isBusy}
          onClick={() => void renew(hasFeed)}
        >
          {hasFeed ? "Renew link" : "Create calendar link"}
        </Button>
        {hasFeed && (
          <Button variant="ghost" disabled={isBusy} onClick={() => void remove()}>
            Remove
          </Button>
        )}
      </div>
    </section>
  );
}

const FeedUrlField = ({ url }: { url: string }) => (
  <div className="mt-4 grid items-end gap-2 sm:grid-cols-[1fr_auto]">
    <TextField
      label="Calendar link"
      requiredMark="none"
      readOnly
      value={url}
      onFocus={(event) => event.target.select()}
      hint="Shown only once. Copy it into your calendar app."
    />
    <Button icon={Copy} className="sm:mb-7.5" onClick={() => void copyLink(url)}>
      Copy
    </Button>
  </div>
);
