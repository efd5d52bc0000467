import { invoiceLabels, type StaffOrder } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { formatDollars } from "../../lib/money.ts";
import { Panel } from "../ui/panel.tsx";

/** Each as a PDF, exactly as the customer has it. */
export const InvoicesPanel = ({ order: { transaction_id: id, invoices } }: { order: StaffOrder }) =>
  invoices.length > 0 && (
    <Panel title="Invoices">
      <ul className="grid gap-2">
        {invoices.map(({ number, kind, issued_on: day, amount }) => (
          <li key={number}>
            <a
              href={`/api/staff/orders/${id}/invoices/${number}`}
              download
              className="text-teal-strong underline underline-offset-4"
            >
              {invoiceLabels[kind]} {number}
            </a>
            <p className="text-small text-ink-soft tabular-nums">
              {formatDay(day, "date")}, {formatDollars(amount)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
