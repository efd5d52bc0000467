import { z } from "zod";

/** One page of a list. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "Pass it as `cursor` to get the next page; null on the last page." }),
  });

export const listCursor = z.string().max(300).optional().meta({ description: "`next_cursor` of the page before." });

/** A file that is sent row by row; the endpoint says `respondsWith: "csv"`. */
export const csvText = z.string();

/** A list or report as a file. It takes data out of the shop, so the caller shows again who they are. */
export const csvExport = {
  method: "GET",
  access: "staff",
  confirmsIdentity: true,
  reply: csvText,
  respondsWith: "csv",
  errors: ["confirm_identity"],
} as const;

/** Days in the shop's time zone, both included. */
export const dateRange = { from: z.iso.date().optional(), to: z.iso.date().optional() };
