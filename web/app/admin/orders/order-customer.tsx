import { countries, type StaffOrder } from "@pawhaven/contract";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { useCanOpen } from "../lib/use-can-open.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";

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

/** Leads to the customer's page where the role includes it. */
function Account({ customerId }: { customerId: number | null }) {
  const canOpen = useCanOpen();
  if (customerId === null) return "Deleted";
  const page = screenPath(`customers/${customerId}`);
  return (
    <span className="flex flex-wrap gap-x-3">
      {canOpen(page) ? <TextLink to={page}>No. {customerId}</TextLink> : `No. ${customerId}`}
      <TextLink to={screenPath(`orders?customer=${customerId}`)}>All orders</TextLink>
    </span>
  );
}
