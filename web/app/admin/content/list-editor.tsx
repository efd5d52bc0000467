import { Plus } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-base.tsx";
import { ListEditorItem } from "./list-editor-item.tsx";

interface ListEditorProps {
  /** The keys of the items, in their order. */
  ids: readonly string[];
  /** What one item is called: "question". */
  noun: string;
  emptyText: string;
  error: string | undefined;
  /** No more can be added. */
  isFull?: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Without it the order has no meaning. */
  onMove?: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}

/** A list of the form whose items can be added, removed and moved, by pointer and by keyboard. */
export function ListEditor(props: ListEditorProps) {
  const { ids, noun, emptyText, error, isFull = false, onAdd, onRemove, onMove, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  /** The focus goes with the item; at the end of the list only one direction is left. */
  function move(from: number, to: number): void {
    if (!onMove || to < 0 || to >= ids.length) return;
    onMove(from, to);
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>("[data-move]:not(:disabled)");
      [...(buttons ?? [])].at(to < from ? 0 : -1)?.focus();
    });
  }

  function remove(index: number): void {
    onRemove(index);
    requestAnimationFrame(() => list.current?.parentElement?.querySelector<HTMLElement>("[data-add]")?.focus());
  }

  return (
    <div className="grid gap-3">
      {ids.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
      <ul ref={list} className="grid gap-3 empty:hidden">
        {ids.map((id, index) => (
          <ListEditorItem
            key={id}
            listId={listId}
            noun={noun}
            index={index}
            count={ids.length}
            onMove={onMove && move}
            onRemove={() => remove(index)}
          >
            {children(index)}
          </ListEditorItem>
        ))}
      </ul>
      <FieldError id={`${noun}-list-error`}>{error}</FieldError>
      <div>
        <Button data-add variant="secondary" size="small" icon={Plus} disabled={isFull} onClick={onAdd}>
          Add a {noun}
        </Button>
      </div>
    </div>
  );
}
