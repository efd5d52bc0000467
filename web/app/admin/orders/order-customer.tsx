import type { StaffOrder } from "@pawhaven/contract";
import { AddressLines } from "../../features/addresses/address-lines.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";

export const OrderCustomer = ({ order }: { order: StaffOrder }) => (
  <Panel title="Customer">
    <Facts
      facts={[
        ["Name", order.name],
        [
          "Email",
          <TextLink key="email" to={`mailto:${order.email}`}>
            {order.email}
          </TextLink>,
        ],
        ["Phone", order.phone],
        ["Address", <AddressLines key="address" address={order} />],
        ["Account", <Account key="account" order={order} />],
      ]}
    />
  </Panel>
);

function Account({ order: { customer_id: customerId, is_guest: isGuest } }: { order: StaffOrder }) {
  if (customerId === null) return isGuest ? "None: ordered as a guest" : "Deleted";
  return (
    <span className="flex flex-wrap gap-x-3">
      <ScreenLink to={`customers/${customerId}`}>No. {customerId}</ScreenLink>
      <TextLink to={screenPath(`orders?customer=${customerId}`)}>All orders</TextLink>
    </span>
  );
}
