import { returnReasonNames, type StaffReturn } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { Facts } from "../ui/facts.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { returnQuery, returnsKey } from "./queries.ts";
import { ReturnItems } from "./return-items.tsx";
import { ReturnStatus } from "./return-status.tsx";
import { ReturnSteps } from "./return-steps.tsx";

export default function ReturnScreen() {
  const id = useScreenParam("id");
  const { data, error, isError, refetch } = useQuery(returnQuery(Number(id)));
  useStaffChanges(["orders"], returnsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such return"
        action={<ButtonLink to={screenPath("returns")}>All returns</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The return could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader title={`Return ${data.id}`} lead={<ReturnStatus status={data.status} />} />
      <PresenceBanner kind="return" id={id} />
      <DetailLayout side={<Request entry={data} />} history={<History kind="return" id={data.id} />}>
        <ReturnSteps entry={data} />
        <ReturnItems entry={data} />
      </DetailLayout>
    </>
  );
}

const Request = ({ entry }: { entry: StaffReturn }) => (
  <Panel title="Request">
    <Facts
      facts={[
        ["Customer", <CustomerName key="customer" entry={entry} />],
        [
          "Order",
          <TextLink key="order" to={screenPath(`orders/${entry.transaction_id}`)}>
            {entry.transaction_id}
          </TextLink>,
        ],
        ["Requested", formatDateTime(entry.requested_at)],
        ["Reason", returnReasonNames[entry.reason]],
        ...(entry.note ? ([["Note", entry.note]] as const) : []),
        ...(entry.answer ? ([["Our answer", entry.answer]] as const) : []),
        ...(entry.refunded === null ? [] : ([["Refunded", formatDollars(entry.refunded)]] as const)),
      ]}
    />
    {entry.photos.length > 0 && (
      <ul className="mt-3 flex flex-wrap gap-2">
        {entry.photos.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`No. ${index + 1}, by the customer`} className="size-24 rounded-small object-cover" />
            </a>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

/** Leads to the customer's page while there is an account. */
const CustomerName = ({ entry: { customer_id: id, name } }: { entry: StaffReturn }) =>
  id === null ? name : <ScreenLink to={`customers/${id}`}>{name}</ScreenLink>;
