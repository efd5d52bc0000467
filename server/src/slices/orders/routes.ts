import type {
  cashEndpoints,
  guestOrdersEndpoints,
  invoicesEndpoints,
  orderNotesEndpoints,
  ordersEndpoints,
  ordersStaffEndpoints,
  shipmentsEndpoints,
} from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { buyAgain } from "./buy-again.ts";
import { cancelOrder } from "./cancel-order.ts";
import { cancelOrderAsStaff } from "./cancel-order-as-staff.ts";
import { cancelCashItems } from "./cash/cancel-cash-items.ts";
import { collectCash } from "./cash/collect-cash.ts";
import { exportCash } from "./cash/export-cash.ts";
import { listCash } from "./cash/list-cash.ts";
import { confirmContactAddress } from "./confirm-contact-address.ts";
import { listContactAddresses } from "./list-contact-addresses.ts";
import { getOrder, getReceipt } from "./get-order.ts";
import { removeContactAddress } from "./remove-contact-address.ts";
import { exportOrders } from "./export-orders.ts";
import { cancelGuestOrder } from "./guests/cancel-guest-order.ts";
import { claimGuestOrder } from "./guests/claim-guest-order.ts";
import { getGuestInvoice, getGuestOrder, getGuestReceipt } from "./guests/get-guest-order.ts";
import { getOrderAsStaff } from "./get-order-as-staff.ts";
import { getInvoice, getInvoiceAsStaff } from "./invoices/get-invoice.ts";
import { listOrders } from "./list-orders.ts";
import { listOrdersAsStaff } from "./list-orders-as-staff.ts";
import { addOrderNote, deleteOrderNote, editOrderNote } from "./notes/change-order-notes.ts";
import { deliverShipment } from "./shipments/deliver-shipment.ts";
import { getPickingList } from "./shipments/get-picking-list.ts";
import { shipOrder } from "./shipments/ship-order.ts";
import { updateTracking } from "./shipments/update-tracking.ts";
import { startBulkShipping } from "./start-bulk-shipping.ts";
import { updateOrderAsStaff } from "./update-order-as-staff.ts";
import type { OrderContext } from "./order-context.ts";

export const ordersRoutes = (
  context: OrderContext,
): Handlers<typeof ordersEndpoints & typeof ordersStaffEndpoints> => ({
  listOrders: ({ caller }) => listOrders(context.database.db, caller),
  getOrder: ({ caller, params }) => getOrder(context.database.db, caller, params.id),
  getReceipt: ({ caller, params }) => getReceipt(context.database.db, context.shopIdentity.shop, caller, params.id),
  cancelOrder: ({ caller, params }) => cancelOrder(context, caller, params.id),
  confirmContactAddress: ({ body }) => confirmContactAddress(context.database, body.token),
  listContactAddresses: ({ caller }) => listContactAddresses(context.database.db, caller.userId),
  removeContactAddress: ({ caller, params }) => removeContactAddress(context.database, caller, params.id),
  buyAgain: ({ caller, params }) => buyAgain(context.database, caller, params.id),
  listOrdersAsStaff: ({ query }) => listOrdersAsStaff(context, query),
  exportOrders: ({ caller, query }) => exportOrders(context, caller, query),
  getOrderAsStaff: ({ caller, params }) => getOrderAsStaff(context.database.db, caller, params.id),
  startBulkShipping: ({ caller, body }) => startBulkShipping(context, caller, body),
  updateOrderAsStaff: ({ caller, params, body }) =>
    updateOrderAsStaff(context, caller, params.id, body.shipping_status),
});

export const guestOrdersRoutes = (context: OrderContext): Handlers<typeof guestOrdersEndpoints> => ({
  getGuestOrder: ({ params }) => getGuestOrder(context.database.db, params.token),
  getGuestReceipt: ({ params }) => getGuestReceipt(context.database.db, context.shopIdentity.shop, params.token),
  getGuestInvoice: ({ params }) => getGuestInvoice(context.database.db, params),
  cancelGuestOrder: ({ params }) => cancelGuestOrder(context, params.token),
  claimGuestOrder: ({ caller, body }) => claimGuestOrder(context.database, caller, body.token),
});

export const invoicesRoutes = ({ database }: OrderContext): Handlers<typeof invoicesEndpoints> => ({
  getInvoice: ({ caller, params }) => getInvoice(database.db, caller, params),
  getInvoiceAsStaff: ({ params }) => getInvoiceAsStaff(database.db, params),
});

type ShippingEndpoints = typeof shipmentsEndpoints & typeof orderNotesEndpoints & typeof cashEndpoints;

/** What staff do with an order besides looking at it. */
export const shippingRoutes = (context: OrderContext): Handlers<ShippingEndpoints> => ({
  shipOrder: ({ caller, params, body, idempotencyKey }) => shipOrder(context, caller, params.id, body, idempotencyKey),
  updateTracking: ({ caller, params, body }) => updateTracking(context.database, caller, params, body),
  deliverShipment: ({ caller, params }) => deliverShipment(context, caller, params.id, params.number),
  getPickingList: ({ query }) => getPickingList(context, query),
  cancelOrderAsStaff: ({ caller, params, body }) => cancelOrderAsStaff(context, caller, params.id, body),
  addOrderNote: ({ caller, params, body }) => addOrderNote(context.database, caller, params.id, body),
  editOrderNote: ({ caller, params, body }) => editOrderNote(context.database, caller, params, body),
  deleteOrderNote: ({ caller, params }) => deleteOrderNote(context.database, caller, params),
  cancelCashItems: ({ caller, params, body }) => cancelCashItems(context, caller, params.id, body),
  collectCash: ({ caller, params, body }) => collectCash(context.database, caller, params.id, body),
  listCash: ({ query }) => listCash(context, query),
  exportCash: ({ caller, query }) => exportCash(context, caller, query),
});
