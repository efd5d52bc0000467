import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { DeleteAccountModal } from "./delete-account-modal.tsx";

export function MyData() {
  const [isDeleting, setDeleting] = useState(false);
  const download = useApiMutation({
    mutationFn: () => api.exportMyData(),
    onSuccess: (data) => downloadFile("pawhaven-my-data.json", JSON.stringify(data, null, 2), "application/json"),
    onError: (error) => toast.error(errorMessage(error, "Your data could not be loaded. Please try again.")),
  });
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
      <Button variant="ghost" icon={Trash2} className="text-berry!" onClick={() => setDeleting(true)}>
        Delete my account
      </Button>
      <DeleteAccountModal open={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
