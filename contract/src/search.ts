import { z } from "zod";
import { gearSuggestion } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { image } from "./core/fields.ts";
import { minShopSearchLength } from "./search-rules.ts";

const foundPet = z.object({
  id: z.number().int(),
  name: z.string(),
  breed: z.string(),
  age: z.string(),
  main_image: image.nullable(),
});

const foundService = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  page: z.enum(["vet", "spa"]).meta({ description: "Which page of the site describes it." }),
});

const foundFaq = z.object({ question: z.string(), answer: z.string() });

export const shopSearch = z.object({
  gears: z.array(gearSuggestion),
  pets: z.array(foundPet),
  services: z.array(foundService),
  faqs: z.array(foundFaq),
  popular: z.array(gearSuggestion).meta({ description: "Gears that many like, if nothing was found." }),
});
export type ShopSearch = z.output<typeof shopSearch>;

export const searchEndpoints = {
  searchShop: endpoint({
    method: "GET",
    path: "/api/search",
    summary: "Gears, pets, services and FAQs for a text, with or without its accents",
    access: "anyone",
    query: z.object({
      q: z.string().trim().min(minShopSearchLength, "Please enter at least two letters.").max(100),
    }),
    reply: shopSearch,
    errors: [],
    invalidatedBy: ["assortment", "pets", "clinic", "shop_content"],
  }),
};
