import type { Customer } from "@pawhaven/contract";
import { Download, UserX } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { EraseDialog } from "./erase-dialog.tsx";

export function CustomerActions({ customer }: { customer: Customer }) {
  const { can } = useStaffSession();
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      {can("people.export") && <ExportData id={customer.id} />}
      {can("people.erase") && (
        <Button variant="secondary" size="small" icon={UserX} onClick={() => setErasing(true)}>
          Erase…
        </Button>
      )}
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}

function ExportData({ id }: { id: number }) {
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => staffApi.exportCustomer({ params: { id } }),
    onSuccess: (data) => downloadFile(`customer-${id}.json`, JSON.stringify(data, null, 2), "application/json"),
    onError: (error) => toast.error(errorMessage(error, "The data could not be loaded. Please try again.")),
  });
  return (
    <Button variant="secondary" size="small" icon={Download} busy={isPending} onClick={() => mutate()}>
      Export data
    </Button>
  );
}
