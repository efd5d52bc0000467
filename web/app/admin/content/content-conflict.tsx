import {
  type ContentKey,
  type ContentValues,
  fromContentFields,
  pickContentFields,
  toContentFields,
  type ContentFields,
} from "@pawhaven/contract";
import { capitalize } from "../../lib/capitalize.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import type { ContentEditor } from "./use-content-editor.ts";

/** Both versions side by side, after somebody else has saved first. */
export function ContentConflict<Key extends ContentKey>({ editor }: { editor: ContentEditor<Key> }) {
  const { contentKey, form, conflict, save, isSaving, dismiss } = editor;
  if (!conflict) return null;
  const yours = toContentFields(contentKey, form.getValues().value);
  const theirs = toContentFields(contentKey, conflict.value);
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])];
  const labels = Object.fromEntries(names.map((name) => [name, capitalize(name)]));
  return (
    <EditConflict
      fields={differingFields<ContentFields>(labels, readable(names, yours), readable(names, theirs))}
      isSaving={isSaving}
      onClose={dismiss}
      onResolve={(choice) => {
        const mine = pickContentFields(yours, names);
        const merged = fromContentFields(contentKey, mergeVersions<ContentFields>(choice, mine, theirs));
        save({ version: conflict.version, value: merged as ContentValues[Key] });
      }}
    />
  );
}

const readable = (names: string[], fields: ContentFields): ContentFields =>
  Object.fromEntries(names.map((name) => [name, readableValue(fields[name])]));

/** An item of a list as its texts, one below the other. */
function readableValue(value: unknown): unknown {
  if (value === undefined) return "Not on the list";
  if (typeof value !== "object" || value === null) return value;
  return Object.values(value)
    .map((part) => (typeof part === "boolean" ? (part ? "Shown first" : "") : String(part)))
    .filter(Boolean)
    .join("\n");
}
