import type { Database } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { ResponsiveImageStore } from "../../platform/images/responsive-image-store.ts";

export interface CustomerContext {
  database: Database;
  imageStore: ImageStore;
  userpetImages: ResponsiveImageStore;
  /** In which the days of a filter begin and end. */
  timeZone: string;
}
