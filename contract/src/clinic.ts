import { z } from "zod";
import { resourceKinds } from "./clinic-rules.ts";
import { endpoint } from "./core/endpoint.ts";
import { image } from "./core/fields.ts";
import { intakeQuestions } from "./intake.ts";
import { speciesList } from "./userpet-rules.ts";

export const service = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  minutes: z.number().int(),
  price_cents: z.number().int().nullable().meta({ description: "Null if it is not shown." }),
  species: z.array(z.enum(speciesList)).meta({ description: "Empty if it is for every species." }),
  confirms_itself: z.boolean().meta({ description: "Whether a booking is confirmed at once." }),
  change_hours: z.number().int().meta({
    description: "Customers can cancel and reschedule until so many hours before the visit.",
  }),
  intake_questions: intakeQuestions.meta({ description: "What a booking has to answer." }),
  image: image.nullable(),
  people: z
    .array(z.object({ id: z.number().int(), kind: z.enum(resourceKinds), name: z.string() }))
    .meta({ description: "Who offers it; a booking can ask for one of them." }),
});
export type Service = z.output<typeof service>;

export const clinicEndpoints = {
  listServices: endpoint({
    method: "GET",
    path: "/api/services",
    summary: "The services that can be booked online, and who offers them",
    access: "anyone",
    reply: z.array(service),
    invalidatedBy: ["clinic"],
    errors: [],
  }),
};
