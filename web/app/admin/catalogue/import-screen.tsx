import type { ImportReport } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import manifest from "virtual:staff-endpoint-manifest";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { screenPath } from "../lib/paths.ts";
import { sendForm } from "../../lib/send-form.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { ImportResult, summarizeImport } from "./import-result.tsx";
import { gearsKey } from "./queries.ts";

/** First a dry run, then the same file for good: all of it, or nothing. */
export default function ImportScreen() {
  const [file, setFile] = useState<File>();
  const queryClient = useQueryClient();
  const check = useStaffMutation({
    mutationFn: (chosen: File) => sendForm<ImportReport>(manifest.checkGearImport.path, { file: chosen }),
  });
  const apply = useStaffMutation({
    mutationFn: (chosen: File) => sendForm<ImportReport>(manifest.importGears.path, { file: chosen }),
    onSuccess: (report) => {
      toast.success(`Imported: ${summarizeImport(report)}.`);
      setFile(undefined);
      check.reset();
      return Promise.all([gearsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const error = check.error ?? apply.error;
  const report = check.data;
  return (
    <>
      <PageHeader
        title="Import"
        lead={
          <>
            Export the <TextLink to={screenPath("gears")}>catalogue</TextLink>, change the file in a spreadsheet, and
            import it here. Rows without an id become new gears.
          </>
        }
      />
      <Panel title="File">
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            className="max-w-full file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:bg-surface file:px-4 file:font-bold"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              setFile(chosen);
              check.reset();
              apply.reset();
              if (chosen) check.mutate(chosen);
            }}
          />
          <output className="text-ink-soft">{check.isPending && "Checking…"}</output>
        </div>
      </Panel>
      {error && (
        <Banner tone="error" className="mt-4">
          {errorMessage(error, "The file could not be read. Please try again.")}
        </Banner>
      )}
      {file && report && (
        <ImportResult report={report}>
          <Button
            size="small"
            icon={Upload}
            busy={apply.isPending}
            busyLabel="Importing…"
            disabled={report.failed > 0 || report.created + report.updated === 0}
            onClick={() => apply.mutate(file)}
          >
            Import
          </Button>
        </ImportResult>
      )}
    </>
  );
}
