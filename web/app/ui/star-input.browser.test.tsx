import { type ComponentProps, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StarInput } from "./star-input.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

function Example({ value = 0, ...input }: Partial<ComponentProps<typeof StarInput>>) {
  const [stars, setStars] = useState(value);
  return <StarInput label="Your rating" {...input} value={stars} onChange={setStars} />;
}

const star = (name: string) => page.getByRole("radio", { name });
const filledStars = () => document.querySelectorAll("svg.fill-amber").length;

describe("StarInput", () => {
  it("rates with the arrow keys", async () => {
    await renderUi(<Example required />);
    await expect.element(page.getByRole("radiogroup", { name: "Your rating" })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect.element(star("4 stars: Very good")).toBeChecked();
    await expect.element(star("4 stars: Very good")).toHaveFocus();
    await expect.element(page.getByText("Very good", { exact: true })).toBeVisible();
    expect(filledStars()).toBe(4);
  });

  it("previews the rating under the mouse", async () => {
    await renderUi(<Example value={2} />);
    await page.getByText("5 stars: Excellent").hover({ force: true });
    await expect.element(page.getByText("Excellent", { exact: true })).toBeVisible();
    await expect.element(star("2 stars: Fair")).toBeChecked();
    await page.getByText("Your rating").hover();
    await expect.element(page.getByText("Fair", { exact: true })).toBeVisible();
  });

  it("starts without a rating", async () => {
    await renderUi(<Example />);
    await expect.element(page.getByText("No rating yet")).toBeVisible();
    expect(page.getByRole("radio", { checked: true }).elements()).toHaveLength(0);
  });

  it("cannot be changed while disabled", async () => {
    await renderUi(<Example value={4} disabled />);
    await expect.element(star("1 star: Poor")).toBeDisabled();
    await page.getByText("1 star: Poor").click({ force: true });
    await expect.element(star("4 stars: Very good")).toBeChecked();
  });

  it("describes itself with hint and error, and fits the smallest phone", async () => {
    await page.viewport(320, 640);
    const { container } = await renderUi(
      <Example label={longText} hint="Be honest." error="Please choose a rating." />,
    );
    await expect
      .element(page.getByRole("radiogroup"))
      .toHaveAccessibleDescription("Be honest. Please choose a rating.");
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
