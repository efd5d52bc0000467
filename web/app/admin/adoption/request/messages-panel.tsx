import { maxReplyLength, type RequestDetails, requestMessage } from "@pawhaven/contract";
import { staffApi } from "../../lib/staff-api.ts";
import { screenPath } from "../../lib/paths.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { ThreadEntries } from "../../messages/thread-entries.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextForm } from "./text-form.tsx";

/** The thread with the applicant. What was attached to an answer is in the inbox. */
export function MessagesPanel({ request }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  const { id, customer, messages, thread_id: threadId } = request;
  return (
    <Panel title="Messages">
      {threadId === null ? (
        <p className="text-ink-soft">Nobody has written to {customer.name} yet.</p>
      ) : (
        <ThreadEntries
          id={threadId}
          entries={messages.map((message) => ({ ...message, attachments: [], left_out: [] }))}
        />
      )}
      {threadId !== null && can("inbox.read") && (
        <p className="mt-2">
          <TextLink to={screenPath(`inbox/${threadId}`)}>Open the conversation</TextLink>
        </p>
      )}
      {can("applications.decide") && (
        <TextForm
          label={`To ${customer.name}, by mail`}
          submitLabel="Send"
          done="The message is on its way."
          maxLength={maxReplyLength}
          schema={requestMessage}
          send={(body) => staffApi.writeToApplicant({ params: { id }, body })}
        />
      )}
    </Panel>
  );
}
