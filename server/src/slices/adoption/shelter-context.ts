import type { Database } from "../../platform/db/database.ts";
import type { ResponsiveImageStore } from "../../platform/images/responsive-image-store.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { BookingContext } from "../bookings/booking-context.ts";
import type { Answers } from "../messages/message-context.ts";
import type { OrderContext } from "../orders/order-context.ts";

/** The dependencies of the shelter. */
export interface ShelterContext {
  database: Database;
  shopIdentity: ShopIdentity;
  bookingContext: BookingContext;
  petImages: ResponsiveImageStore;
  /** Undefined where nobody receives mail for the shop. */
  answers: Answers | undefined;
  /** Undefined if the shop does not accept cards. */
  provider: OrderContext["provider"];
  log: OrderContext["log"];
}
