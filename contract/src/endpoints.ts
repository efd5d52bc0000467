import { accountsEndpoints } from "./accounts.ts";
import { addressesEndpoints } from "./addresses.ts";
import { adoptionEndpoints } from "./adoption.ts";
import { auditEndpoints } from "./audit.ts";
import { bookingsEndpoints } from "./bookings.ts";
import { calendarEndpoints } from "./calendar.ts";
import { cardsEndpoints } from "./cards.ts";
import { careDueEndpoints } from "./care-due.ts";
import { careRulesEndpoints } from "./care-rules.ts";
import { cartEndpoints } from "./cart.ts";
import { cashEndpoints } from "./cash.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { catalogueStaffEndpoints } from "./catalogue-staff.ts";
import { changesEndpoints } from "./changes.ts";
import { checkoutEndpoints } from "./checkout.ts";
import { clinicEndpoints } from "./clinic.ts";
import { clinicStaffEndpoints } from "./clinic-staff.ts";
import { collectingEndpoints } from "./collecting.ts";
import { contentEndpoints } from "./content.ts";
import type { Client } from "./core/client.ts";
import { deliveriesEndpoints } from "./deliveries.ts";
import { customersEndpoints } from "./customers.ts";
import { foodsEndpoints } from "./foods.ts";
import { fitEndpoints } from "./fit.ts";
import { gearSalesEndpoints } from "./gear-sales.ts";
import { giftCardsEndpoints } from "./gift-cards.ts";
import { guestCheckoutEndpoints } from "./guest-checkout.ts";
import { guestOrdersEndpoints } from "./guest-orders.ts";
import { handoversEndpoints } from "./handovers.ts";
import { imagesEndpoints } from "./images.ts";
import { invoicesEndpoints } from "./invoices.ts";
import { listsEndpoints } from "./lists.ts";
import { mailPreferencesEndpoints } from "./mail-preferences.ts";
import { meetingsEndpoints } from "./meetings.ts";
import { messagesStaffEndpoints } from "./messages-staff.ts";
import { messagesEndpoints } from "./messages.ts";
import { operationsEndpoints } from "./operations.ts";
import { orderNotesEndpoints } from "./order-notes.ts";
import { ordersStaffEndpoints } from "./orders-staff.ts";
import { passportsEndpoints } from "./passports.ts";
import { personFeedsEndpoints } from "./person-feeds.ts";
import { petsStaffEndpoints } from "./pets-staff.ts";
import { requestsStaffEndpoints } from "./requests-staff.ts";
import { ordersEndpoints } from "./orders.ts";
import { promotionsEndpoints } from "./promotions.ts";
import { refundsEndpoints } from "./refunds.ts";
import { reportsEndpoints } from "./reports.ts";
import { returnsStaffEndpoints } from "./returns-staff.ts";
import { returnsEndpoints } from "./returns.ts";
import { reviewsEndpoints } from "./reviews.ts";
import { savedItemsEndpoints } from "./saved-items.ts";
import { searchEndpoints } from "./search.ts";
import { shipmentsEndpoints } from "./shipments.ts";
import { staffReviewsEndpoints } from "./reviews-staff.ts";
import { staffSecurityEndpoints } from "./staff-security.ts";
import { staffEndpoints } from "./staff.ts";
import { staffPeopleEndpoints } from "./staff-people.ts";
import { stockEndpoints } from "./stock.ts";
import { stocktakesEndpoints } from "./stocktakes.ts";
import { suppliersEndpoints } from "./suppliers.ts";
import { timelineEndpoints } from "./timeline.ts";
import { userpetLifeEndpoints } from "./userpet-life.ts";
import { userpetsEndpoints } from "./userpets.ts";
import { viewedGearsEndpoints } from "./viewed-gears.ts";
import { visitBookingEndpoints } from "./visit-booking.ts";
import { visitProposalsEndpoints } from "./visit-proposals.ts";
import { visitsEndpoints } from "./visits.ts";
import { waitlistEndpoints } from "./waitlist.ts";
import { wishlistEndpoints } from "./wishlist.ts";
import { workplaceEndpoints } from "./workplace.ts";

/** The whole API. An endpoint that is not in this table cannot be mounted, called or documented. */
export const endpoints = {
  ...operationsEndpoints,
  ...catalogueEndpoints,
  ...searchEndpoints,
  ...adoptionEndpoints,
  ...petsStaffEndpoints,
  ...requestsStaffEndpoints,
  ...meetingsEndpoints,
  ...handoversEndpoints,
  ...messagesEndpoints,
  ...messagesStaffEndpoints,
  ...cartEndpoints,
  ...savedItemsEndpoints,
  ...wishlistEndpoints,
  ...viewedGearsEndpoints,
  ...checkoutEndpoints,
  ...guestCheckoutEndpoints,
  ...guestOrdersEndpoints,
  ...cardsEndpoints,
  ...addressesEndpoints,
  ...ordersEndpoints,
  ...ordersStaffEndpoints,
  ...shipmentsEndpoints,
  ...collectingEndpoints,
  ...orderNotesEndpoints,
  ...cashEndpoints,
  ...invoicesEndpoints,
  ...refundsEndpoints,
  ...returnsEndpoints,
  ...returnsStaffEndpoints,
  ...reviewsEndpoints,
  ...staffReviewsEndpoints,
  ...userpetsEndpoints,
  ...userpetLifeEndpoints,
  ...timelineEndpoints,
  ...careDueEndpoints,
  ...careRulesEndpoints,
  ...foodsEndpoints,
  ...fitEndpoints,
  ...passportsEndpoints,
  ...clinicEndpoints,
  ...clinicStaffEndpoints,
  ...personFeedsEndpoints,
  ...bookingsEndpoints,
  ...visitBookingEndpoints,
  ...calendarEndpoints,
  ...visitsEndpoints,
  ...visitProposalsEndpoints,
  ...changesEndpoints,
  ...accountsEndpoints,
  ...mailPreferencesEndpoints,
  ...imagesEndpoints,
  ...staffEndpoints,
  ...catalogueStaffEndpoints,
  ...gearSalesEndpoints,
  ...promotionsEndpoints,
  ...giftCardsEndpoints,
  ...contentEndpoints,
  ...auditEndpoints,
  ...listsEndpoints,
  ...waitlistEndpoints,
  ...workplaceEndpoints,
  ...reportsEndpoints,
  ...stockEndpoints,
  ...deliveriesEndpoints,
  ...stocktakesEndpoints,
  ...suppliersEndpoints,
  ...staffSecurityEndpoints,
  ...staffPeopleEndpoints,
  ...customersEndpoints,
};

type Table = typeof endpoints;
type StaffName = {
  [Name in keyof Table]: Table[Name]["path"] extends `/api/staff/${string}` ? Name : never;
}[keyof Table];

/** What other services call, or browsers open as a link. */
type OpenedByOthers = {
  [Name in keyof Table]: Table[Name] extends { rawBody: true } | { respondsWith: "browser" | "calendar" | "file" }
    ? Name
    : never;
}[keyof Table];

/** What the site calls, and what the workplace of staff calls. */
export type SiteTable = Omit<Table, StaffName | OpenedByOthers>;
export type StaffTable = Pick<Table, StaffName>;

export type Api = Client<Table>;
export type SiteApi = Client<SiteTable>;
export type StaffApi = Client<StaffTable>;
