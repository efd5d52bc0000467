import type { Customer } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { CustomerActions } from "./customer-actions.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { customerQuery } from "./queries.ts";
import { BookingsPanel, MessagesPanel, OrdersPanel, PetsPanel, RequestsPanel, ReviewsPanel } from "./record-panels.tsx";
import { SecurityPanel } from "./security-panel.tsx";

export default function CustomerScreen() {
  const id = useScreenParam("id");
  const { data: customer, error, isError, refetch } = useQuery(customerQuery(id));
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such customer"
        text="The account may have been deleted."
        action={<ButtonLink to={screenPath("customers")}>All customers</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The customer could not be loaded." onRetry={() => void refetch()} />;
  if (!customer) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={customer.name}
        lead={
          <span className="inline-flex flex-wrap items-center gap-2">
            Customer since {formatDate(customer.member_since)}
            {customer.works_here && <Badge tone="teal">Works here</Badge>}
          </span>
        }
        actions={<CustomerActions customer={customer} />}
      />
      <PresenceBanner kind="customer" id={id} />
      <CustomerParts customer={customer} />
      <p className="mt-4 text-ink-soft">
        Two accounts cannot be merged: orders, reviews and sign-ins stay with the address they were made with.
      </p>
    </>
  );
}

/** What the server left out is not for this role. */
function CustomerParts({ customer }: { customer: Customer }) {
  const { can } = useStaffSession();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-4">
        {customer.contact && <ContactPanel contact={customer.contact} />}
        <NotesPanel customer={customer} />
        {customer.pets && <PetsPanel pets={customer.pets} />}
      </div>
      <div className="grid gap-4">
        {customer.orders && <OrdersPanel orders={customer.orders} email={customer.contact?.email} />}
        {customer.bookings && <BookingsPanel bookings={customer.bookings} noShows={customer.no_shows ?? 0} />}
        {customer.adoption_requests && <RequestsPanel requests={customer.adoption_requests} />}
        {customer.reviews && <ReviewsPanel reviews={customer.reviews} />}
        {customer.messages && <MessagesPanel messages={customer.messages} />}
        {customer.security && <SecurityPanel customerId={customer.id} security={customer.security} />}
        {can("customers.read_orders") && <History kind="customer" id={customer.id} />}
      </div>
    </div>
  );
}
