import { useState } from "react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";

export interface SuppliedGear {
  gear_id: number;
  name: string;
  item_number: string;
}

interface SupplierGearModalProps {
  supplierId: number;
  gear: SuppliedGear;
  isNew: boolean;
  onClose: () => void;
}

export function SupplierGearModal({ supplierId, gear, isNew, onClose }: SupplierGearModalProps) {
  const [itemNumber, setItemNumber] = useState(gear.item_number);
  const refresh = useRefreshStock();
  const params = { id: supplierId, gear_id: gear.gear_id };
  const finish = async () => {
    await refresh();
    onClose();
  };
  const save = useStaffMutation({
    mutationFn: () => staffApi.setSupplierGear({ params, body: { item_number: itemNumber } }),
    onSuccess: finish,
  });
  const remove = useStaffMutation({ mutationFn: () => staffApi.removeSupplierGear({ params }), onSuccess: finish });
  const error = save.error ?? remove.error;
  return (
    <Modal open title={gear.name} size="small" onClose={onClose} locked={save.isPending || remove.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {error && <Banner tone="error">{errorMessage(error, "This could not be saved. Please try again.")}</Banner>}
        <TextField
          label="The supplier's item number"
          maxLength={60}
          value={itemNumber}
          onChange={(event) => setItemNumber(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {!isNew && (
            <Button variant="secondary" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove gear
            </Button>
          )}
          <Button type="submit" size="small" busy={save.isPending}>
            {isNew ? "Add gear" : "Save"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
