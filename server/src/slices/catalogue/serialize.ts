import { type Gear, toDollars } from "@pawhaven/contract";
import type { GearRow } from "./gear-row.ts";

export const toGearDto = (row: GearRow): Gear => ({
  id: row.id,
  name: row.name,
  description: row.description,
  petType: row.petType,
  category: row.category,
  main_image: row.images[0] ?? null,
  images: row.images,
  is_new: row.isNew,
  sale_percent: row.salePercent,
  price: toDollars(row.priceCents),
  list_price: toDollars(row.listPriceCents),
  stock: row.stock,
  rating: row.rating,
  reviews_count: row.reviewsCount,
  is_featured: row.isFeatured ? 1 : 0,
  highlights: row.highlights,
  details: row.details,
  created_at: row.createdAt.toISOString(),
});
