import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/api-errors.ts";
import { formatDateTime } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { DetailLayout } from "../../ui/detail-layout.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { deliveryQuery } from "../queries.ts";

export default function DeliveryScreen() {
  const id = Number(useScreenParam("id"));
  const { data: delivery, error, isError, refetch } = useQuery(deliveryQuery(id));
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such delivery"
        action={<ButtonLink to={screenPath("deliveries")}>All deliveries</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The delivery could not be loaded." onRetry={() => void refetch()} />;
  if (!delivery) return <Skeleton className="h-96" />;
  const { supplier, reference, staff, received_at: receivedAt, lines, units } = delivery;
  return (
    <>
      <PageHeader title={`Delivery ${id}`} />
      <DetailLayout
        side={
          <Panel title="Delivery">
            <Facts
              facts={[
                [
                  "Supplier",
                  <TextLink key="supplier" to={screenPath(`suppliers/${supplier.id}`)}>
                    {supplier.name}
                  </TextLink>,
                ],
                ["Delivery note", reference || "None"],
                ["Received", formatDateTime(receivedAt)],
                ["By", staff],
              ]}
            />
          </Panel>
        }
        history={<History kind="delivery" id={id} />}
      >
        <Panel title="What came">
          <ul className="divide-y divide-line tabular-nums">
            {lines.map(({ gear_id: gearId, name, quantity }) => (
              <li key={gearId} className="flex min-h-10 items-center justify-between gap-3">
                <TextLink to={screenPath(`stock/${gearId}`)} className="wrap-anywhere">
                  {name}
                </TextLink>
                <span>{quantity}</span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between border-t border-line pt-2 font-bold tabular-nums">
            <span>Units</span>
            <span>{units}</span>
          </p>
        </Panel>
      </DetailLayout>
    </>
  );
}
