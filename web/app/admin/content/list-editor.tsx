import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-base.tsx";

interface ListEditorProps {
  /** The keys of the items, in their order. */
  ids: readonly string[];
  /** What one item is called: "question". */
  noun: string;
  emptyText: string;
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Without it the order has no meaning. */
  onMove?: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}

/** A list of the form whose items can be added, removed and moved, by pointer and by keyboard. */
export function ListEditor({ ids, noun, emptyText, error, onAdd, onRemove, onMove, children }: ListEditorProps) {
  const list = useRef<HTMLUListElement>(null);

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
          <li
            key={id}
            aria-label={`${noun} ${index + 1}`}
            className="flex items-start gap-2 rounded-small border border-line p-3"
          >
            <div className="min-w-0 flex-1">{children(index)}</div>
            <div className="flex flex-col">
              {onMove && (
                <>
                  <IconButton
                    data-move
                    label={`Move ${noun} ${index + 1} up`}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    data-move
                    label={`Move ${noun} ${index + 1} down`}
                    icon={ArrowDown}
                    disabled={index === ids.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              )}
              <IconButton label={`Remove ${noun} ${index + 1}`} icon={Trash2} onClick={() => remove(index)} />
            </div>
          </li>
        ))}
      </ul>
      <FieldError id={`${noun}-list-error`}>{error}</FieldError>
      <div>
        <Button data-add variant="secondary" size="small" icon={Plus} onClick={onAdd}>
          Add a {noun}
        </Button>
      </div>
    </div>
  );
}
