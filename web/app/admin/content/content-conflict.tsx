import {
  type ContentKey,
  type ContentValues,
  fromContentFields,
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
  const labels = Object.fromEntries(Object.keys(theirs).map((name) => [name, capitalize(name)]));
  return (
    <EditConflict
      fields={differingFields<ContentFields>(labels, readable(yours), readable(theirs))}
      isSaving={isSaving}
      onClose={dismiss}
      onResolve={(choice) => {
        const merged = fromContentFields(contentKey, mergeVersions<ContentFields>(choice, yours, theirs));
        save({ version: conflict.version, value: merged as ContentValues[Key] });
      }}
    />
  );
}

/** A list as one line per item, without the names of its columns. */
const readable = (fields: ContentFields): ContentFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((item: object) => Object.values(item).filter(isText).join(" · ")).join("\n")
        : value,
    ]),
  );

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
