import { endpoints } from "@pawhaven/contract";
import { createBulkActions } from "./bulk-actions.ts";
import { endUserpet } from "./end-userpet.ts";
import { undos } from "./undos.ts";
import { googleCallbackUrl } from "./google-sign-in.ts";
import { CspReportCounter } from "../platform/http/csp-report-counter.ts";
import type { Handlers } from "../platform/http/mount-endpoints.ts";
import { EventBroadcaster } from "../platform/realtime/event-broadcaster.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import type { ResponsiveImageStore } from "../platform/images/responsive-image-store.ts";
import { RateLimiter } from "../platform/auth/rate-limiter.ts";
import { createPasswordScreening } from "../platform/auth/screen-password.ts";
import { relyingPartyFrom } from "../platform/auth/passkeys/relying-party.ts";
import { SecretBox } from "../platform/auth/secret-box.ts";
import { readSecretsKey } from "../platform/auth/secrets-key.ts";
import type { OpenIdClient } from "../external-services.ts";
import type { Settings } from "../settings.ts";
import { IdentityProvider } from "../slices/accounts/identity-provider.ts";
import { accountsRoutes } from "../slices/accounts/routes.ts";
import { addressesRoutes } from "../slices/addresses/routes.ts";
import { adoptionRoutes } from "../slices/adoption/routes.ts";
import { shelterRoutes } from "../slices/adoption/shelter-routes.ts";
import { foodsRoutes } from "../slices/foods/routes.ts";
import type { BookingContext } from "../slices/bookings/booking-context.ts";
import { detachUserpet } from "../slices/bookings/detach-userpet.ts";
import { auditRoutes } from "../slices/audit/routes.ts";
import { personFeedRoutes } from "../slices/bookings/person-feeds/routes.ts";
import { bookingsRoutes } from "../slices/bookings/routes.ts";
import { visitsRoutes } from "../slices/bookings/visits/routes.ts";
import { waitlistRoutes } from "../slices/bookings/waitlist/routes.ts";
import { listCareDays } from "../slices/care/list-care-days.ts";
import { careRoutes } from "../slices/care/routes.ts";
import { cardsRoutes } from "../slices/cards/routes.ts";
import { cartRoutes } from "../slices/cart/routes.ts";
import type { FacetContext } from "../slices/catalogue/facet-context.ts";
import {
  catalogueRoutes,
  catalogueStaffRoutes,
  gearSalesRoutes,
  viewedGearsRoutes,
} from "../slices/catalogue/routes.ts";
import { checkoutRoutes } from "../slices/checkout/routes.ts";
import { clinicRoutes } from "../slices/clinic/routes.ts";
import { clinicStaffRoutes } from "../slices/clinic/staff-routes.ts";
import { contentRoutes } from "../slices/content/routes.ts";
import { fitRoutes } from "../slices/fit/routes.ts";
import { customersRoutes } from "../slices/customers/routes.ts";
import { giftCardsRoutes } from "../slices/giftcards/routes.ts";
import { listsRoutes } from "../slices/lists/routes.ts";
import { inboxRoutes } from "../slices/messages/inbox-routes.ts";
import type { Answers } from "../slices/messages/message-context.ts";
import { messagesRoutes } from "../slices/messages/routes.ts";
import type { HealthContext } from "../slices/operations/get-health-report.ts";
import { operationsRoutes } from "../slices/operations/routes.ts";
import type { OrderContext } from "../slices/orders/order-context.ts";
import { collectingRoutes } from "../slices/orders/collecting/routes.ts";
import { refundsRoutes } from "../slices/orders/refunds/routes.ts";
import { guestOrdersRoutes, invoicesRoutes, ordersRoutes, shippingRoutes } from "../slices/orders/routes.ts";
import { imagesRoutes } from "../slices/images/routes.ts";
import { promotionsRoutes } from "../slices/promotions/routes.ts";
import { reportsRoutes } from "../slices/reports/routes.ts";
import { returnsRoutes } from "../slices/returns/routes.ts";
import { reviewsRoutes } from "../slices/reviews/routes.ts";
import { searchRoutes } from "../slices/search/routes.ts";
import { staffReviewsRoutes } from "../slices/reviews/staff-routes.ts";
import type { PeopleContext } from "../slices/staff/people-context.ts";
import { staffRoutes } from "../slices/staff/routes.ts";
import { secondFactorRoutes } from "../slices/staff/second-factor-routes.ts";
import { stockRoutes } from "../slices/stock/routes.ts";
import { timelineRoutes } from "../slices/timeline/routes.ts";
import { createBreedSource } from "../slices/userpets/breeds/create-breed-source.ts";
import { passportsRoutes } from "../slices/userpets/passports/routes.ts";
import { userpetsRoutes } from "../slices/userpets/routes.ts";
import { wishlistRoutes } from "../slices/wishlist/routes.ts";
import { workplaceRoutes } from "../slices/workplace/routes.ts";
import type { StaffStreams } from "../slices/workplace/staff-streams.ts";

interface HandlerContext extends OrderContext {
  bookingContext: BookingContext;
  facetContext: FacetContext;
  settings: Settings;
  limiter: RateLimiter;
  images: ImageStore;
  gearImages: ResponsiveImageStore;
  serviceImages: ResponsiveImageStore;
  petImages: ResponsiveImageStore;
  userpetImages: ResponsiveImageStore;
  google: OpenIdClient | undefined;
  broadcaster: EventBroadcaster;
  staffStreams: StaffStreams;
  cspReports: CspReportCounter;
  health: HealthContext;
  answers: Answers | undefined;
}

const staffContext = (context: OrderContext, limiter: RateLimiter, settings: Settings): PeopleContext => ({
  database: context.database,
  limiter,
  shopIdentity: context.shopIdentity,
  screenPassword: screeningFor(settings, context),
  relyingParty: relyingPartyFrom(context.shopIdentity),
  secretBox: new SecretBox(() => readSecretsKey(settings)),
  isSecondFactorRequired: settings.isSecondFactorRequired,
});

/** What every endpoint of the contract does. */
export const createHandlers = ({
  bookingContext,
  facetContext,
  settings,
  limiter,
  images,
  gearImages,
  serviceImages,
  petImages,
  userpetImages,
  google,
  broadcaster,
  staffStreams,
  cspReports,
  health,
  answers,
  ...context
}: HandlerContext): Handlers<typeof endpoints> => ({
  ...operationsRoutes({ database: context.database, cspReports, health }),
  ...catalogueRoutes(facetContext),
  ...catalogueStaffRoutes({ database: context.database, gearImages }),
  ...gearSalesRoutes(context.database),
  ...promotionsRoutes(context.database),
  ...giftCardsRoutes(context),
  ...adoptionRoutes(context.database, context.shopIdentity),
  ...shelterRoutes({ ...context, bookingContext, petImages, answers }),
  ...searchRoutes({ database: context.database, content: bookingContext.content }),
  ...messagesRoutes({ ...context, settings, limiter, answers }),
  ...inboxRoutes({ ...context, settings, limiter, answers }),
  ...cartRoutes(context.database),
  ...wishlistRoutes(context.database),
  ...viewedGearsRoutes(context.database),
  ...checkoutRoutes(context),
  ...cardsRoutes(context),
  ...addressesRoutes(context.database),
  ...ordersRoutes(context),
  ...guestOrdersRoutes(context),
  ...shippingRoutes(context),
  ...collectingRoutes(context),
  ...invoicesRoutes(context),
  ...refundsRoutes(context),
  ...returnsRoutes({ ...context, images, returnDays: settings.returnDays }),
  ...reviewsRoutes({ database: context.database, imageStore: images }),
  ...staffReviewsRoutes(context.database, settings.timeZone),
  ...userpetsRoutes({
    ...context,
    userpetImages,
    onDeath: endUserpet({ bookingContext }),
    breedSource: createBreedSource(settings),
    beforeDelete: (tx, userpet, options) => detachUserpet(tx, bookingContext, userpet, options),
  }),
  ...timelineRoutes({ ...bookingContext, country: settings.country }),
  ...foodsRoutes({
    database: context.database,
    shopIdentity: context.shopIdentity,
    foodReminderDays: settings.foodReminderDays,
  }),
  ...fitRoutes(context.database),
  ...passportsRoutes({ database: context.database, origin: settings.origin }),
  ...clinicRoutes(context.database),
  ...clinicStaffRoutes({ database: context.database, timeZone: settings.timeZone, serviceImages }),
  ...careRoutes({ ...bookingContext, country: settings.country }),
  ...bookingsRoutes({
    ...bookingContext,
    listCalendarDays: (userId, now) => listCareDays({ ...bookingContext, country: settings.country }, userId, now),
  }),
  ...waitlistRoutes(bookingContext),
  ...personFeedRoutes(bookingContext),
  ...visitsRoutes(bookingContext),
  subscribeToChanges: async ({ visitor }) => broadcaster.subscribe(visitor.address),
  ...imagesRoutes(images),
  ...staffRoutes(staffContext(context, limiter, settings)),
  ...secondFactorRoutes(staffContext(context, limiter, settings)),
  ...auditRoutes({ database: context.database, timeZone: settings.timeZone, undos }),
  ...contentRoutes(context.database, settings),
  ...stockRoutes(context.database),
  ...customersRoutes({ database: context.database, imageStore: images, userpetImages, timeZone: settings.timeZone }),
  ...reportsRoutes({ database: context.database, content: bookingContext.content, timeZone: settings.timeZone }),
  ...listsRoutes({ database: context.database, bulkActions: createBulkActions(context) }),
  ...workplaceRoutes({
    database: context.database,
    shopIdentity: context.shopIdentity,
    streams: staffStreams,
  }),
  ...accountsRoutes({
    database: context.database,
    limiter,
    imageStore: images,
    userpetImages,
    shopIdentity: context.shopIdentity,
    sessionIdle: settings.sessionIdle,
    relyingParty: relyingPartyFrom(context.shopIdentity),
    screenPassword: screeningFor(settings, context),
    google: google && new IdentityProvider(google, googleCallbackUrl(settings)),
  }),
});

const screeningFor = ({ breachedPasswordsUrl }: Settings, { log }: Pick<OrderContext, "log">) =>
  createPasswordScreening({ breachedPasswordsUrl, log });
