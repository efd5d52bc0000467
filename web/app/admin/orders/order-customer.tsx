import { countries, type StaffOrder } from "@pawhaven/contract";
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
        ["Address", `${order.address}, ${countries[order.country]}`],
        ["Account", <Account key="account" customerId={order.customer_id} />],
      ]}
    />
  </Panel>
);

function Account({ customerId }: { customerId: number | null }) {
  if (customerId === null) return "Deleted";
  return (
    <span className="flex flex-wrap gap-x-3">
      <ScreenLink to={`customers/${customerId}`}>No. {customerId}</ScreenLink>
      <TextLink to={screenPath(`orders?customer=${customerId}`)}>All orders</TextLink>
    </span>
  );
}
