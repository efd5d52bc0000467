import type { SearchResult } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues } from "../../ui/test-support/checks.ts";
import { renderWorkplace } from "../test-support/render-workplace.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { searchQuery } from "./queries.ts";

const results: SearchResult[] = [
  { kind: "gear", id: "7", title: "Rope toy", detail: "Toys, 3 in stock", date: null },
  { kind: "booking", id: "3", title: "Rope, Vet At Clinic", detail: "2030-03-04 09:00", date: "2030-03-04" },
];

const field = () => page.getByRole("combobox");
const options = () =>
  page
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);

async function openPalette(role: "owner" | "keeper" = "owner") {
  const { client } = await renderWorkplace(<PaletteButton />, { role });
  client.setQueryData(searchQuery("rope").queryKey, results);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).toHaveFocus();
}

const location = () => page.getByTestId("location");

describe("the palette", () => {
  it("opens with Ctrl+K, offers the screens of the role and opens the chosen one", async () => {
    await openPalette("keeper");
    await expect
      .poll(options)
      .toEqual([
        expect.stringContaining("Today"),
        expect.stringContaining("Inbox"),
        expect.stringContaining("Customers"),
        expect.stringContaining("Adoption requests"),
        expect.stringContaining("Meetings"),
        expect.stringContaining("Animals"),
        expect.stringContaining("Due care"),
        expect.stringContaining("Reports"),
        expect.stringContaining("Open the shop"),
      ]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect.element(location()).toHaveTextContent("/admin/requests");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("finds what the server knows; the arrow keys go round", async () => {
    await openPalette();
    await userEvent.fill(field(), "rope");
    await expect.poll(options).toEqual([expect.stringContaining("Rope toy"), expect.stringContaining("Rope, Vet")]);
    const selected = () => page.getByRole("option", { selected: true });
    const selectedText = () => selected().element().textContent;
    await expect.poll(selectedText).toMatch(/^Rope toy/);
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(selectedText).toMatch(/^Rope, Vet/);
    await expect.element(field()).toHaveAttribute("aria-activedescendant", selected().element().id);
    await userEvent.keyboard("{Enter}");
    await expect.element(location()).toHaveTextContent("/admin/bookings/3");
  });

  it("leaves out what the role could not open", async () => {
    await openPalette("keeper");
    await userEvent.fill(field(), "rope");
    await expect.poll(options).toEqual([expect.stringContaining("Rope toy")]);
    await userEvent.keyboard("{Enter}");
    await expect.element(location()).toHaveTextContent("/gear/7");
  });

  it("returns focus to the button on Escape, and is accessible", async () => {
    await renderWorkplace(<PaletteButton />);
    const button = page.getByRole("button", { name: "Find" });
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveFocus();
    expect(await accessibilityIssues(page.getByRole("dialog").element())).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });
});
