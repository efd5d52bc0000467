import { maxShelterTextLength, type RequestDetails, requestNote } from "@pawhaven/contract";
import { formatDateTime } from "../../../lib/dates.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { TextForm } from "./text-form.tsx";

/** The applicant never sees these. */
export function NotesPanel({ request: { id, notes } }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  return (
    <Panel title="Internal notes">
      {notes.length === 0 && <p className="text-ink-soft">No notes yet.</p>}
      <ul className="grid gap-2">
        {notes.map(({ id: key, author, text, at }) => (
          <li key={key} className="rounded-small border border-dashed border-amber bg-amber-soft p-2">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-ink-soft">
              {author}, <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {can("applications.decide") && (
        <TextForm
          label="Only staff can read it"
          submitLabel="Add note"
          done="The note is saved."
          maxLength={maxShelterTextLength}
          schema={requestNote}
          send={(body) => staffApi.addRequestNote({ params: { id }, body })}
        />
      )}
    </Panel>
  );
}
