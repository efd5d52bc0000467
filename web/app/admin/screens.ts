import { adoptionScreens } from "./adoption/screens.ts";
import { animalsScreens } from "./animals/screens.ts";
import { auditScreens } from "./audit/screens.ts";
import { bookingsScreens } from "./bookings/screens.ts";
import { calendarScreens } from "./calendar/screens.ts";
import { catalogueScreens } from "./catalogue/screens.ts";
import { clinicScreens } from "./clinic/screens.ts";
import { contentScreens } from "./content/screens.ts";
import { customersScreens } from "./customers/screens.ts";
import { dashboardScreens } from "./dashboard/screens.ts";
import { giftCardsScreens } from "./giftcards/screens.ts";
import type { Screen } from "./lib/screen.ts";
import { messagesScreens } from "./messages/screens.ts";
import { operationsScreens } from "./operations/screens.ts";
import { ordersScreens } from "./orders/screens.ts";
import { promotionsScreens } from "./promotions/screens.ts";
import { reportsScreens } from "./reports/screens.ts";
import { returnsScreens } from "./returns/screens.ts";
import { reviewsScreens } from "./reviews/screens.ts";
import { staffScreens } from "./staff/screens.ts";
import { stockScreens } from "./stock/screens.ts";

/** Every screen of the workplace. The menu, the palette and the addresses read this list and nothing else. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...ordersScreens,
  ...returnsScreens,
  ...messagesScreens,
  ...customersScreens,
  ...catalogueScreens,
  ...promotionsScreens,
  ...giftCardsScreens,
  ...stockScreens,
  ...reviewsScreens,
  ...calendarScreens,
  ...bookingsScreens,
  ...clinicScreens,
  ...adoptionScreens,
  ...animalsScreens,
  ...contentScreens,
  ...reportsScreens,
  ...staffScreens,
  ...auditScreens,
  ...operationsScreens,
];
