import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useItemDrag } from "./use-item-drag.ts";

interface ListEditorItemProps {
  listId: string;
  noun: string;
  index: number;
  count: number;
  /** By button or by drag. Without it the order has no meaning. */
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

const landingLine = "before:absolute before:inset-x-0 before:h-0.5 before:rounded-full before:bg-teal";
const landingClasses = { above: "before:-top-2", below: "before:-bottom-2" };

export function ListEditorItem({ listId, noun, index, count, onMove, onRemove, children }: ListEditorItemProps) {
  const isMovable = onMove !== undefined && count > 1;
  const { item, handle, isDragged, landing } = useItemDrag({ listId, index, onMove: isMovable ? onMove : undefined });
  const number = index + 1;
  return (
    <li
      ref={item}
      aria-label={`${noun} ${number}`}
      className={classNames(
        "relative flex items-start gap-2 rounded-small border border-line bg-surface p-3",
        isDragged && "opacity-50",
        landing && `${landingLine} ${landingClasses[landing]}`,
      )}
    >
      {isMovable && (
        <span
          ref={handle}
          data-handle
          title={`Drag to move this ${noun}`}
          className="-ml-1 grid shrink-0 cursor-grab place-items-center self-stretch rounded-small px-1 text-ink-soft hover:bg-line/60"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex flex-col">
        {onMove && (
          <>
            <IconButton
              data-move
              label={`Move ${noun} ${number} up`}
              icon={ArrowUp}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <IconButton
              data-move
              label={`Move ${noun} ${number} down`}
              icon={ArrowDown}
              disabled={number === count}
              onClick={() => onMove(index, index + 1)}
            />
          </>
        )}
        <IconButton label={`Remove ${noun} ${number}`} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  );
}
