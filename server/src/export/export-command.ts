import path from "node:path";
import { pluralize } from "@pawhaven/contract";
import { StartupError } from "../platform/startup-error.ts";
import { runCommand } from "../run-command.ts";
import { exportData } from "./export-data.ts";

/** `npm run export`, while the shop runs or while it is stopped. */
runCommand(async (settings, [parent = "exports", ...others]) => {
  if (others.length > 0 || parent.startsWith("-")) throw new StartupError("Usage: npm run export -- [folder]");
  const { folder, takenAt, tables, pictures } = await exportData(settings, path.resolve(parent));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${pluralize(rows, "row")} of ${pluralize(tables.length, "table")} and ${pluralize(pictures.files, "picture")}, as of ${takenAt}.`,
  );
  return 0;
});
