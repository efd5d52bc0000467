import { z } from "zod";
import { gear, gearFacts } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, image, numericId } from "./core/fields.ts";
import { csvText, listCursor, listPage } from "./core/lists.ts";
import { gearDraft } from "./gear-draft.ts";
import { gearStates } from "./gear-rules.ts";
import { pictureUpload } from "./images.ts";

const version = numericId;
const tableRow = z.object({ name: z.string(), value: z.string() });

/** A row of staff's list. */
export const staffGearRow = gear
  .pick({
    id: true,
    name: true,
    petType: true,
    category: true,
    main_image: true,
    is_new: true,
    sale_percent: true,
    price: true,
    list_price: true,
    stock: true,
    created_at: true,
  })
  .extend({ state: z.enum(gearStates) });
export type StaffGearRow = z.output<typeof staffGearRow>;

/** What verdicts are made from, beyond the facts that the page of a gear shows. */
const gearFitFacts = {
  contains: z.array(z.string()).meta({ description: "Ingredients of the tree that it contains." }),
  may_contain: z.array(z.string()).meta({ description: "Ingredients of the tree that it may contain traces of." }),
  min_months: z.number().int().nullable(),
  max_months: z.number().int().nullable(),
  facts_checked_on: z.iso
    .date()
    .nullable()
    .meta({ description: "When somebody compared the facts with the package; null if nobody has." }),
};

/** A gear with all that staff edit. */
export const staffGear = gear.omit({ details: true }).extend({
  ...gearFacts.omit({ actives: true }).shape,
  ...gearFitFacts,
  details: z.array(tableRow),
  actives: z.array(tableRow),
  images: z.array(image.extend({ alt: z.string() })),
  slug: z.string(),
  state: z.enum(gearStates),
  version,
  related: z.array(z.object({ id: z.number().int(), name: z.string(), state: z.enum(gearStates) })),
  waiting: z.number().int().nonnegative().meta({ description: "Customers who want to be told when it is back." }),
});
export type StaffGear = z.output<typeof staffGear>;

export const staffGearFilters = z.object({
  text: z.string().max(100).optional().meta({ description: "A part of the name or the description." }),
  petType: z.string().max(50).optional(),
  category: z.string().max(50).optional(),
  state: z.enum(gearStates).optional().meta({ description: "Without it, all but the archived ones." }),
  on_sale: z.enum(["yes", "no"]).optional(),
  picture: z.enum(["missing"]).optional(),
});
export type StaffGearFilters = z.output<typeof staffGearFilters>;

export const staffGearSorts = ["-date", "date", "-price", "price", "-stock", "stock"] as const;
const sort = z.enum(staffGearSorts).default("-date");

const gearParams = z.object({ id });

/** What an import would change, or changed. Long lists are cut; the counts are whole. */
export const importReport = z.object({
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  errors: z.array(z.object({ row: z.number().int(), message: z.string() })),
  changes: z.array(
    z.object({
      row: z.number().int(),
      id: z.number().int().nullable().meta({ description: "Null for a new gear." }),
      name: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});
export type ImportReport = z.output<typeof importReport>;

/** A file with 50,000 gears. */
export const maxImportBytes = 64 * 1024 * 1024;
const importFile = { maxBytes: maxImportBytes, onDisk: true } as const;

export const catalogueStaffEndpoints = {
  listGearsAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/gears",
    summary: "All gears, whatever their state",
    access: "staff",
    permission: "gears.edit",
    query: staffGearFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(staffGearRow),
    errors: [],
  }),
  exportGears: endpoint({
    method: "GET",
    path: "/api/staff/gears.csv",
    summary: "The filtered gears as a file that can be imported again",
    access: "staff",
    permission: "gears.edit",
    query: staffGearFilters.extend({ sort }),
    reply: csvText,
    respondsWith: "csv",
    errors: [],
  }),
  getGearAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/gears/:id",
    summary: "A gear with all that can be edited",
    access: "staff",
    permission: "gears.edit",
    params: gearParams,
    reply: staffGear,
    errors: ["not_found"],
  }),
  listGearTerms: endpoint({
    method: "GET",
    path: "/api/staff/gear-terms",
    summary: "The pet types and categories that gears have, and the ingredients of the tree",
    access: "staff",
    permission: "gears.edit",
    reply: z.object({
      petTypes: z.array(z.string()),
      categories: z.array(z.string()),
      ingredients: z.array(z.string()),
    }),
    errors: [],
  }),
  createGear: endpoint({
    method: "POST",
    path: "/api/staff/gears",
    summary: "Create a gear, hidden until it is published; its slug is made from its name and stays",
    access: "staff",
    permission: "prices.edit",
    body: gearDraft,
    reply: staffGear,
    status: 201,
    errors: ["conflict"],
  }),
  updateGear: endpoint({
    method: "PUT",
    path: "/api/staff/gears/:id",
    summary: "Edit a gear; another list price needs the permission for prices",
    access: "staff",
    permission: "gears.edit",
    params: gearParams,
    body: z.strictObject({ version, gear: gearDraft }),
    reply: staffGear,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  changeGearState: endpoint({
    method: "PUT",
    path: "/api/staff/gears/:id/state",
    summary: "Publish, hide or archive a gear",
    access: "staff",
    permission: "gears.edit",
    params: gearParams,
    body: z.strictObject({ version, state: z.enum(gearStates) }),
    reply: staffGear,
    errors: ["not_found", "edited_meanwhile"],
  }),
  uploadGearImage: endpoint({
    ...pictureUpload,
    path: "/api/staff/gear-images",
    summary: "Upload a picture for a gear, cropped to a square (PNG, JPEG or WebP, at most 5 MB)",
    permission: "gears.edit",
  }),
  checkGearImport: endpoint({
    method: "POST",
    path: "/api/staff/gears/import-check",
    summary: "What the import of a file would change",
    access: "staff",
    permission: "gears.edit",
    unaudited: "It changes nothing.",
    body: z.strictObject({}),
    file: importFile,
    reply: importReport,
    errors: ["too_large", "conflict"],
  }),
  importGears: endpoint({
    method: "POST",
    path: "/api/staff/gears/import",
    summary: "Create and change gears as a file says: all rows or, if one of them is wrong, none",
    access: "staff",
    permission: "gears.edit",
    body: z.strictObject({}),
    file: importFile,
    reply: importReport,
    errors: ["too_large", "conflict"],
  }),
};

export type GearTerms = z.output<(typeof catalogueStaffEndpoints)["listGearTerms"]["reply"]>;
