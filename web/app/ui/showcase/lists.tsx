import { Ban, CheckCheck, PackageCheck } from "lucide-react";
import { useState } from "react";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { EmptyState, ErrorState } from "../empty-state.tsx";
import { PictureLine } from "../picture-line.tsx";
import { Price } from "../price.tsx";
import { type Column, DataTable } from "../data-table.tsx";
import { type SampleOrder, sampleGears, sampleOrders } from "./samples.ts";
import { Section } from "./section.tsx";

const statusBadges = {
  Ordered: (
    <Badge tone="teal" icon={PackageCheck}>
      Ordered
    </Badge>
  ),
  Delivered: <Badge icon={CheckCheck}>Delivered</Badge>,
  Cancelled: (
    <Badge tone="berry" icon={Ban}>
      Cancelled
    </Badge>
  ),
};

const columns: Column<SampleOrder>[] = [
  { id: "order", header: "Order", cell: ({ id }) => id },
  { id: "date", header: "Date", cell: ({ date }) => date },
  { id: "total", header: "Total", align: "end", cell: ({ total }) => <Price amount={total} /> },
  { id: "status", header: "Status", cell: (order) => statusBadges[order.status] },
];

const columnsWithActions: Column<SampleOrder>[] = [
  ...columns,
  {
    id: "actions",
    header: "Actions",
    hideHeader: true,
    align: "end",
    cell: ({ id }) => (
      <Button variant="secondary" size="small" aria-label={`Details of ${id}`}>
        Details
      </Button>
    ),
  },
];

export const ListSections = () => (
  <>
    <Section
      id="table"
      title="DataTable"
      usage="A table that turns rows into cards in a narrow container. With a row action, the whole row is clickable."
    >
      <TableExamples />
    </Section>
    <Section
      id="picture-line"
      title="PictureLine"
      usage="For a list of gears: a small picture, what it is, and what can be done, below on a phone."
    >
      <ul className="divide-y divide-line">
        {sampleGears(4).map(({ id, name, image, price }) => (
          <PictureLine key={id} image={image} aside={<Price amount={price} />}>
            {name}
          </PictureLine>
        ))}
      </ul>
    </Section>
    <Section
      id="empty-state"
      title="EmptyState and ErrorState"
      usage="For an empty list, and for content that failed to load."
    >
      <div className="grid gap-4 md:grid-cols-2">
        <EmptyState
          title="No orders found"
          text="You haven't placed any orders yet."
          action={<Button>Start Shopping</Button>}
        />
        <ErrorState text="Failed to load orders. Please try again." onRetry={() => {}} />
      </div>
    </Section>
  </>
);

function TableExamples() {
  const [selectedId, setSelectedId] = useState("none");
  const shared = { rowKey: ({ id }: SampleOrder) => id };
  return (
    <div className="grid gap-10">
      <DataTable
        {...shared}
        columns={columnsWithActions}
        rows={sampleOrders}
        caption="Orders with buttons"
        showCaption
      />
      <div>
        <DataTable
          {...shared}
          columns={columns}
          rows={sampleOrders}
          caption="Orders with clickable rows"
          showCaption
          rowAction={{ onSelect: ({ id }) => setSelectedId(id) }}
        />
        <output className="mt-2 block text-small">Selected: {selectedId}</output>
      </div>
      <DataTable
        {...shared}
        columns={columns}
        rows={[]}
        caption="Loading orders"
        showCaption
        loading
        skeletonRows={2}
      />
      <DataTable
        {...shared}
        columns={columns}
        rows={[]}
        caption="No orders"
        empty={<EmptyState title="No orders found" />}
      />
    </div>
  );
}
