import type { ListTableProps, Selection } from "./list-types.ts";
import { SelectBox } from "./select-box.tsx";

export function SelectAll<Row>({ rows, rowKey, selection }: ListTableProps<Row> & { selection: Selection }) {
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <SelectBox
      label="Select all on this page"
      checked={keys.length > 0 && count === keys.length}
      isMixed={count > 0 && count < keys.length}
      onChange={() => selection.onChange(toggle(selection.selected, keys))}
    />
  );
}

/** Selects all of these keys, or none if all were selected. */
export function toggle(selected: ReadonlySet<string>, keys: string[]): ReadonlySet<string> {
  const isOn = keys.every((key) => selected.has(key));
  return isOn ? new Set([...selected].filter((key) => !keys.includes(key))) : new Set([...selected, ...keys]);
}
