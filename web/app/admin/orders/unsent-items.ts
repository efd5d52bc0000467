import type { StaffOrder } from "@pawhaven/contract";

export interface ParcelItem {
  id: number;
  name: string;
  /** In this parcel, or left out. */
  quantity: number;
  /** Not sent yet. */
  left: number;
}

/** All that is left to send of an order. */
export const unsentItems = ({ items, left_to_send: leftToSend }: StaffOrder): ParcelItem[] =>
  items
    .map(({ id, name, quantity, sent, cancelled }) => ({ id, name, left: quantity - sent - cancelled }))
    .filter(({ left }) => left > 0 && leftToSend > 0)
    .map((item) => ({ ...item, quantity: item.left }));
