/** What travels with a dragged item. A list takes its own items only. */
export interface ItemDragData extends Record<string, unknown> {
  listId: string;
  index: number;
}

export const isItemOf = (listId: string, data: Record<string, unknown>): data is ItemDragData =>
  data["listId"] === listId;

/** Where the dragged item lands: its own place is free by then. */
export function landingIndex(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}
