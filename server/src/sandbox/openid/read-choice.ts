import { email } from "@pawhaven/contract";
import { z } from "zod";
import type { Person } from "./person-directory.ts";

const otherPersonSchema = z.object({
  name: z.string("Please enter a name.").trim().min(1, "Please enter a name.").max(100, "At most 100 characters."),
  email,
  verified: z.string().optional(),
});

export type Choice = { kind: "person"; person: Person } | { kind: "problem"; problem: string } | { kind: "cancel" };

/** Reads the form of the account chooser. */
export function readChoice(form: URLSearchParams, people: readonly Person[]): Choice {
  const choice = form.get("choice");
  if (choice === "cancel") return { kind: "cancel" };
  const person = people[Number(choice ?? Number.NaN)];
  if (person) return { kind: "person", person };
  const parsed = otherPersonSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success)
    return { kind: "problem", problem: parsed.error.issues[0]?.message ?? "Please fill in both fields." };
  const { verified, ...rest } = parsed.data;
  return { kind: "person", person: { ...rest, emailVerified: verified !== undefined } };
}
