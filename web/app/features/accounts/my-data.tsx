import { ApiResponseError } from "@pawhaven/contract";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { DeleteAccountModal } from "./delete-account-modal.tsx";

export function MyData() {
  const [isLoading, setLoading] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function download() {
    setLoading(true);
    try {
      downloadFile("pawhaven-my-data.json", JSON.stringify(await api.exportMyData(), null, 2));
    } catch (error) {
      toast.error(
        (error instanceof ApiResponseError && error.message) || "Your data could not be loaded. Please try again.",
      );
    } finally {
      setLoading(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" icon={Download} busy={isLoading} onClick={() => void download()}>
        Download my data
      </Button>
      <Button variant="ghost" icon={Trash2} className="text-berry!" onClick={() => setDeleting(true)}>
        Delete my account
      </Button>
      <DeleteAccountModal open={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

function downloadFile(name: string, content: string): void {
  const objectUrl = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: objectUrl, download: name });
  link.click();
  URL.revokeObjectURL(objectUrl);
}
