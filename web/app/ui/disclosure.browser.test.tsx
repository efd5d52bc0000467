import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Disclosure } from "./disclosure.tsx";
import { accessibilityIssues, overflowingElements, longText, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const questions = (
  <>
    <Disclosure summary="Do I need an appointment?" group="faq" headingLevel={3}>
      For a check-up, yes.
    </Disclosure>
    <Disclosure summary="What should I bring?" group="faq" headingLevel={3}>
      The vaccination card.
    </Disclosure>
  </>
);

describe("Disclosure", () => {
  it("opens and closes with Enter and Space", async () => {
    await renderUi(questions);
    await userEvent.tab();
    await expect.element(page.getByText("For a check-up, yes.")).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("For a check-up, yes.")).toBeVisible();
    await userEvent.keyboard(" ");
    await expect.element(page.getByText("For a check-up, yes.")).not.toBeVisible();
  });

  it("opens one disclosure of a group at a time", async () => {
    await renderUi(questions);
    await page.getByRole("heading", { name: "Do I need an appointment?", level: 3 }).click();
    await page.getByRole("heading", { name: "What should I bring?", level: 3 }).click();
    await expect.element(page.getByText("The vaccination card.")).toBeVisible();
    await expect.element(page.getByText("For a check-up, yes.")).not.toBeVisible();
  });

  it("can start open, and wraps long content", async () => {
    await page.viewport(320, 640);
    await renderUi(
      <Disclosure summary={longText} defaultOpen>
        {longWord}
      </Disclosure>,
    );
    await expect.element(page.getByText(longWord)).toBeVisible();
    expect(overflowingElements()).toEqual([]);
  });

  it("is accessible", async () => {
    const { container } = await renderUi(questions);
    await page.getByText("What should I bring?").click();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
