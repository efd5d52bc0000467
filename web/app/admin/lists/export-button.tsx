import { Download } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { downloadCsv } from "../lib/download-csv.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

interface ExportButtonProps {
  /** Of the endpoint that sends the file. */
  path: string;
  /** The filters and the sort of the list. */
  query: Record<string, string | undefined>;
}

export function ExportButton({ path, query }: ExportButtonProps) {
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => downloadCsv(path, query),
    onError: (error) => toast.error(errorMessage(error, "The file could not be made. Please try again.")),
  });
  return (
    <Button variant="secondary" size="small" icon={Download} busy={isPending} onClick={() => mutate()}>
      Export
    </Button>
  );
}
