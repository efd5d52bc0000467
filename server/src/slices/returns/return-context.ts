import type { ImageStore } from "../../platform/images/image-store.ts";
import type { OrderContext } from "../orders/order-context.ts";

export interface ReturnContext extends OrderContext {
  images: Pick<ImageStore, "folderOf" | "isValidId" | "urlOf">;
  /** How long after delivery a customer can ask for a return. */
  returnDays: number;
}
