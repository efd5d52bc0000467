import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useDocumentTitle } from "../lib/use-document-title.ts";

interface PrintPageProps {
  title: string;
  /** Below the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for paper: no menu, light in any theme, and on the screen as it will be printed. */
export function PrintPage({ title, lead, children }: PrintPageProps) {
  useDocumentTitle(title);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="print-page min-h-dvh bg-surface p-4 text-small text-ink outline-none sm:p-8 print:min-h-0 print:p-0"
    >
      <div className="mx-auto max-w-3xl print:max-w-none">
        <div className="mb-4 flex items-start justify-between gap-4 border-b border-line-strong pb-3">
          <div className="min-w-0">
            <h1 className="text-lead wrap-anywhere">{title}</h1>
            <div className="text-ink-soft">{lead}</div>
          </div>
          <Button size="small" icon={Printer} className="shrink-0 print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        </div>
        {children}
      </div>
    </main>
  );
}
