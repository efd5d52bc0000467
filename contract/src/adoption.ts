import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dollars, id, picture } from "./shared.ts";

/** An animal of the shelter that looks for a home; a customer's own animals are userpets. */
export const pet = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  breed: z.string(),
  age: z.string(),
  gender: z.enum(["Male", "Female"]),
  weight: z.string(),
  color: z.string(),
  description: z.string(),
  trait: z.string().meta({ description: "One line of character." }),
  adoptionFee: dollars,
  tags: z.array(z.string()).meta({ description: "The tag Available marks a pet that can be asked for." }),
  main_image: picture.nullable(),
  images: z.array(picture),
  careDiet: z.string(),
  careExercise: z.string(),
  careGrooming: z.string(),
});
export type Pet = z.output<typeof pet>;

export const isAvailable = ({ tags }: Pick<Pet, "tags">): boolean => tags.includes("Available");

export const adoption = {
  listPets: endpoint({
    method: "GET",
    path: "/api/pets",
    summary: "All pets of the shelter",
    access: "anyone",
    reply: z.array(pet),
    errors: [],
    keptUntil: ["pets"],
  }),
  getPet: endpoint({
    method: "GET",
    path: "/api/pets/:id",
    summary: "One pet of the shelter",
    access: "anyone",
    params: z.object({ id }),
    reply: pet,
    errors: ["not_found"],
    keptUntil: ["pets"],
  }),
};
