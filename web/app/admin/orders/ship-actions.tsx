import type { StaffOrder } from "@pawhaven/contract";
import { CircleMinus, CircleX, Truck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { CancelItemsDialog } from "./cancel-items-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

/** Sending what is left, leaving something out of it, and cancelling what nothing was sent of. */
export function ShipActions({ order }: { order: StaffOrder }) {
  const { can } = useStaffSession();
  const [open, setOpen] = useState<"ship" | "cancel" | "items">();
  const close = () => setOpen(undefined);
  if (!can("orders.ship")) return null;
  return (
    <>
      {order.actions.includes("shipping") && (
        <Button size="small" icon={Truck} onClick={() => setOpen("ship")}>
          Ship
        </Button>
      )}
      {order.cash?.can_cancel_items && (
        <Button variant="secondary" size="small" icon={CircleMinus} onClick={() => setOpen("items")}>
          Cancel items
        </Button>
      )}
      {order.can_cancel && (
        <Button variant="secondary" size="small" icon={CircleX} onClick={() => setOpen("cancel")}>
          Cancel order
        </Button>
      )}
      {open === "ship" && <ShipDialog order={order} onClose={close} />}
      {open === "items" && <CancelItemsDialog order={order} onClose={close} />}
      {open === "cancel" && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
