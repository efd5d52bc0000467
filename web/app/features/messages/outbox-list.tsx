import type { QueuedMail } from "@pawhaven/contract";
import { Children } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function OutboxList({ mails }: { mails: readonly QueuedMail[] }) {
  if (mails.length === 0)
    return <EmptyState title="No emails yet" text="Sign up or request a new password, then check again." />;
  return (
    <ul className="grid gap-4">
      {mails.map(({ id, to, subject, text, attachment, created_at, answer_path: answerPath }) => (
        <li key={id} className="rounded-card bg-surface px-6 wrap-anywhere shadow-card">
          <Disclosure summary={subject} className="border-b-0!">
            <p className="text-small text-ink-soft">
              To {to}, {formatDateTime(created_at)}
              {attachment && `, with the ${attachment} as a PDF`}
            </p>
            <p className="mt-4 whitespace-pre-line">{linkifyUrls(text)}</p>
            {answerPath && (
              <p className="mt-4">
                <a href={answerPath} className="text-teal-strong underline underline-offset-4">
                  Answer this email
                </a>
              </p>
            )}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

const linkifyUrls = (text: string) =>
  Children.toArray(
    text.split(/(https?:\/\/\S+)/).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <a href={part} className="text-teal-strong underline underline-offset-4">
          {part}
        </a>
      ),
    ),
  );
