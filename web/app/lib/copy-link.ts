import { toast } from "../ui/toast.tsx";

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success("Link copied.");
  } catch {
    toast.error("The link could not be copied. Please select it and copy it manually.");
  }
}
