import type { Database } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";

export interface ReviewContext {
  database: Database;
  imageStore: ImageStore;
}
