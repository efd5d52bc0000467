import { z } from "zod";
import { type AddressField, type AddressPart, addressRules, findRegion, type PostalAddress } from "./address-rules.ts";
import { requiredText } from "./core/fields.ts";
import { type Country, countryCodes } from "./order-rules.ts";
import { normalizePhone } from "./phone-rules.ts";

const part = (maxLength: number, description: string) =>
  z.string().trim().max(maxLength, `At most ${maxLength} characters.`).optional().meta({ description });

export const streetLine = requiredText("Please enter your address.", 300);
export const deliveryCountry = z.enum(countryCodes, "Please choose a country.");

/** Nobody has to give them, so that a client from before they existed still works. The form asks for some. */
export const addressPartFields = {
  ward: part(100, "The ward or commune, in Vietnam."),
  city: part(100, "The city or town, where it is not the province."),
  state: part(100, "The state or province: in Vietnam and the United States one of the list, by name or code."),
  postcode: part(20, "By the rule of the country."),
};

export const deliveryPhone = requiredText("Please enter your phone number.", 20)
  .regex(/^\+?[0-9][0-9 ()./-]{4,}$/, "Please enter a valid phone number.")
  .transform((text) => normalizePhone(text));

/** What is given must be right for the country. */
export function checkAddress(given: PostalAddress, context: z.core.$RefinementCtx): void {
  const { postcode, regionMessage } = addressRules[given.country];
  const refuse = (field: AddressPart, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (given.postcode && !postcode.pattern.test(given.postcode)) refuse("postcode", postcode.message);
  if (given.state && regionMessage && findRegion(given.country, given.state) === undefined)
    refuse("state", regionMessage);
}

/** What the form of this country asks for beyond the API, in words of the same table. Parts of other countries may stay. */
export function formAddressFields(country: Country) {
  const { fields } = addressRules[country];
  return Object.fromEntries(fields.map((field) => [field.name, formField(country, field)])) as Partial<
    typeof addressPartFields
  >;
}

const formField = (country: Country, { name, missing }: AddressField) =>
  z
    .string()
    .trim()
    .max(100, "At most 100 characters.")
    .superRefine((text, context) => {
      const { postcode, regionMessage } = addressRules[country];
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (text === "" && missing) refuse(missing);
      if (text === "") return;
      if (name === "postcode" && !postcode.pattern.test(text)) refuse(postcode.message);
      if (name === "state" && regionMessage && findRegion(country, text) === undefined)
        refuse(missing ?? regionMessage);
    })
    .optional();
