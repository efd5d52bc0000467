import { z } from "zod";
import { careRecord } from "./care-records.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, image, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { maxPassports, passportDays } from "./userpet-rules.ts";
import { userpetDetails } from "./userpets.ts";

/** One link to the passport of a pet. The link itself is shown when it is made and never again. */
export const passportLink = z.object({ id: z.number().int(), created_at: timestamp, expires_at: timestamp });
export type PassportLink = z.output<typeof passportLink>;

const passportRecord = careRecord.pick({
  id: true,
  kind: true,
  given_on: true,
  product: true,
  batch: true,
  weight_kg: true,
  due_on: true,
  source: true,
});

/** What somebody with the link reads: of the animal, nothing of its owner, and no notes. */
export const passport = userpetDetails
  .pick({ name: true, species: true, breed: true, gender: true, born_on: true, born_precision: true })
  .extend({
    chip: z.string().nullable(),
    neutered: z.boolean().nullable(),
    image: image.nullable(),
    died_on: z.iso.date().nullable(),
    records: z.array(passportRecord).meta({ description: "Vaccinations, deworming and weights, the newest first." }),
    valid_until: timestamp,
  });
export type Passport = z.output<typeof passport>;

const params = z.object({ id });

export const passportsEndpoints = {
  listPassports: endpoint({
    method: "GET",
    path: "/api/userpets/:id/passports",
    summary: "The links to the passport of one of my pets that still work, the newest first",
    access: "customer",
    params,
    reply: z.array(passportLink),
    errors: ["not_found"],
  }),
  createPassport: endpoint({
    method: "POST",
    path: "/api/userpets/:id/passports",
    summary: `Make a link with which anybody reads the passport of one of my pets; at most ${maxPassports} at a time`,
    access: "customer",
    params,
    body: z.strictObject({ days: z.literal(passportDays, "Please choose how long the link works.") }),
    reply: passportLink.extend({ url: z.url() }),
    status: 201,
    errors: ["not_found", "conflict"],
  }),
  withdrawPassport: endpoint({
    method: "DELETE",
    path: "/api/userpets/:id/passports/:passportId",
    summary: "Make a link to the passport of one of my pets stop working",
    access: "customer",
    params: z.object({ id, passportId: id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  readPassport: endpoint({
    method: "GET",
    path: "/api/passports/:token",
    summary: "A pet's passport; anyone who has the secret link can read it",
    access: "anyone",
    params: z.object({ token: z.string().max(200) }),
    reply: passport,
    errors: ["not_found"],
    limit: { times: 300, perSeconds: 3600 },
  }),
};
