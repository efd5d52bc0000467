import type { ChipMatch } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues } from "../../../ui/test-support/checks.ts";
import { renderWorkplace } from "../../test-support/render-workplace.tsx";
import { chipQuery } from "../queries.ts";
import { ChipField } from "./chip-field.tsx";
import { emptyPet, type PetFields } from "./pet-fields.ts";

const chip = "704098100012345";
const known: ChipMatch = {
  pets: [
    { id: 3, name: "Nala", stage: "left" },
    { id: 9, name: "Koda", stage: "available" },
  ],
  userpets: [
    { id: 5, name: "Bean", customer: { id: 8, name: "Mai Tran", email: "mai@example.com", phone: "+84 28 5550 0142" } },
  ],
};

const submitted: unknown[] = [];

function ChipForm({ petId }: { petId?: number }) {
  const form = useForm<PetFields>({ defaultValues: { pet: emptyPet } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ pet }) => submitted.push(pet.chip))(event)}>
      <ChipField form={form} {...(petId !== undefined && { petId })} />
      <button type="submit">Save</button>
    </form>
  );
}

async function openForm(match: ChipMatch, petId?: number) {
  submitted.length = 0;
  const { client } = await renderWorkplace(<ChipForm {...(petId !== undefined && { petId })} />, { role: "keeper" });
  client.setQueryData(chipQuery(chip).queryKey, match);
}

const scan = () => userEvent.type(page.getByRole("textbox", { name: "Chip" }), "704 0981 0001 2345{Enter}");

describe("ChipField", () => {
  it("takes a reader's groups of digits, whose Enter does not send the form", async () => {
    await openForm({ pets: [], userpets: [] });
    await scan();
    await expect.element(page.getByText("Nobody else is known here under this chip.")).toBeVisible();
    expect(submitted).toEqual([]);
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => submitted).toEqual([chip]);
  });

  it("says who else has the chip and how to reach the owner, without the animal itself", async () => {
    await openForm(known, 9);
    await scan();
    await expect.element(page.getByText(/Nala of the shelter has this chip \(left\)/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Koda" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Mai Tran" })).toHaveAttribute("href", "/admin/customers/8");
    await expect
      .element(page.getByRole("link", { name: "+84 28 5550 0142" }))
      .toHaveAttribute("href", "tel:+84 28 5550 0142");
    expect(await accessibilityIssues(document.body)).toEqual([]);
  });
});
