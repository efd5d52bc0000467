import { Copy, Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { downloadFile } from "../../lib/download-file.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The way on, once they are saved. */
  action: ReactNode;
}

/** Shown once. */
export function RecoveryCodes({ codes, action }: RecoveryCodesProps) {
  const { shop } = useSiteConfig();
  const text = codes.join("\n");
  return (
    <Card title="Your recovery codes" size="compact" className="max-w-xl">
      <Banner tone="info">
        Save these codes now: they are not shown again. Each signs you in once when your phone or passkey is not at
        hand.
      </Banner>
      <ol className="my-4 grid gap-x-6 gap-y-1 text-base sm:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="small" icon={Copy} onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={Download}
          onClick={() => downloadFile("recovery-codes.txt", `Recovery codes, ${shop.name}\n\n${text}\n`, "text/plain")}
        >
          Download
        </Button>
        <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="mt-6 print:hidden">{action}</div>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success("Codes copied.");
  } catch {
    toast.error("The codes could not be copied. Please download them.");
  }
}
