import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { IconButton } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import type { ListColumn } from "../ui/list-table.tsx";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { clinicKey } from "./queries.ts";

/** Saves a new order at once. */
export function useOrder(send: (ids: number[]) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clinicKey }),
    onError: (error) => toast.error(errorMessage(error, "The order could not be saved.")),
  });
}

interface OrderButtonsProps {
  id: number;
  name: string;
  /** All ids in their order. */
  ids: readonly number[];
  onOrder: (ids: number[]) => void;
}

function OrderButtons({ id, name, ids, onOrder }: OrderButtonsProps) {
  const index = ids.indexOf(id);
  const moveTo = (to: number) => {
    const others = ids.filter((other) => other !== id);
    onOrder([...others.slice(0, to), id, ...others.slice(to)]);
  };
  return (
    <span className="inline-flex">
      <IconButton label={`Move ${name} up`} icon={ArrowUp} disabled={index === 0} onClick={() => moveTo(index - 1)} />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={index === ids.length - 1}
        onClick={() => moveTo(index + 1)}
      />
    </span>
  );
}

/** For a list of everything that has this order. */
export const orderColumn = <Row extends { id: number; name: string }>(
  rows: readonly Row[],
  onOrder: (ids: number[]) => void,
): ListColumn<Row> => ({
  id: "order",
  header: "Order",
  align: "end",
  cell: ({ id, name }) => <OrderButtons {...{ id, name, onOrder }} ids={rows.map((row) => row.id)} />,
});
