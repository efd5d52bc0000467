import { type ListedGear, type StockAlert, toDollars, type WishlistItem } from "@pawhaven/contract";
import type { AlertRow } from "./alerts/store.ts";
import type { ListedGearRow, WishlistRow } from "./store.ts";

const toListedGearDto = ({ id, name, images, stock, state }: ListedGearRow): ListedGear => ({
  id,
  name,
  main_image: images[0] ?? null,
  stock,
  is_sold: state === "live",
});

export const toWishlistItemDto = ({ gear, item }: WishlistRow): WishlistItem => ({
  gear: toListedGearDto(gear),
  price: toDollars(gear.priceCents),
  price_when_added: toDollars(item.priceCents),
  added_at: item.addedAt.toISOString(),
});

export const toStockAlertDto = ({ gear, askedAt }: AlertRow): StockAlert => ({
  gear: toListedGearDto(gear),
  asked_at: askedAt.toISOString(),
});
