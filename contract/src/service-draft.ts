import { z } from "zod";
import { resourceKinds } from "./clinic-rules.ts";
import { numericId, optionalText, plainName } from "./core/fields.ts";
import { storedPicture } from "./images.ts";
import { intakeQuestions } from "./intake.ts";
import { speciesList } from "./userpet-rules.ts";

const numberMessage = "Please enter a whole number.";
const wholeNumber = (min: number, max: number) =>
  z.number(numberMessage).int(numberMessage).min(min, `At least ${min}.`).max(max, `At most ${max}.`);

/** A choice has options, and a question an id of its own, which answers refer to. */
const questions = intakeQuestions.superRefine((items, context) => {
  for (const [index, { id, kind, options = [] }] of items.entries()) {
    if (kind === "choice" && options.length < 2)
      context.addIssue({ code: "custom", message: "Please enter at least two options.", path: [index, "options"] });
    if (items.findIndex((other) => other.id === id) < index)
      context.addIssue({ code: "custom", message: "This question is on the list twice.", path: [index, "label"] });
  }
});

export const serviceDraft = z.strictObject({
  name: plainName("Please enter a name."),
  description: optionalText(1000),
  minutes: wholeNumber(5, 720).meta({ description: "How long the customer is there." }),
  minutes_before: wholeNumber(0, 240).meta({ description: "Time that its resources need before." }),
  minutes_after: wholeNumber(0, 240).meta({ description: "Time that its resources need afterwards." }),
  every_minutes: wholeNumber(5, 720).nullable().meta({ description: "How often it starts; null for back to back." }),
  price_cents: wholeNumber(0, 10_000_000).nullable().meta({ description: "Null if it is not shown." }),
  species: z.array(z.enum(speciesList)).max(speciesList.length).meta({ description: "Empty for every species." }),
  needs: z
    .array(z.enum(resourceKinds))
    .min(1, "Please choose at least one.")
    .max(resourceKinds.length)
    .meta({ description: "A visit takes one resource of each kind. New visits follow a change; others keep theirs." }),
  is_online: z.boolean().meta({ description: "Whether customers can book it." }),
  confirms_itself: z.boolean(),
  change_hours: wholeNumber(0, 336).meta({ description: "Customers can change until so many hours before." }),
  intake_questions: questions.meta({ description: "What a booking has to answer." }),
  image: storedPicture.nullable().meta({ description: "Shown where it can be booked." }),
});
export type ServiceDraft = z.input<typeof serviceDraft>;

export const serviceChange = serviceDraft.extend({
  version: numericId,
  is_archived: z.boolean(),
});
export type ServiceChange = z.input<typeof serviceChange>;

export const staffService = serviceDraft.extend({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  needs: z.array(z.enum(resourceKinds)),
  is_archived: z.boolean(),
  version: z.number().int(),
});
export type StaffService = z.output<typeof staffService>;
