import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const button = (name: string) => page.getByRole("button", { name });

describe("ThemeSwitch", () => {
  it("cycles through the themes, says the next one and stores the choice", async () => {
    await renderUi(<ThemeSwitch showLabel />);
    await userEvent.tab();
    for (const [name, stored] of [
      ["Theme: system (switch to light)", null],
      ["Theme: light (switch to dark)", "light"],
      ["Theme: dark (switch to system)", "dark"],
      ["Theme: system (switch to light)", null],
    ] as const) {
      await expect.element(button(name)).toHaveFocus();
      expect(localStorage.getItem("theme")).toBe(stored);
      await userEvent.keyboard("{Enter}");
    }
  });

  it("follows a choice made in another tab, and a cleared storage", async () => {
    await renderUi(<ThemeSwitch />);
    const paper = () => getComputedStyle(document.body).backgroundColor;
    const light = paper();
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
    await expect.element(button("Theme: dark (switch to system)")).toBeVisible();
    await expect.poll(paper).not.toBe(light);
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    await expect.element(button("Theme: system (switch to light)")).toBeVisible();
  });

  it("follows a choice that another tab made while this page was loading", async () => {
    localStorage.setItem("theme", "dark");
    await renderUi(<ThemeSwitch />);
    await expect.element(button("Theme: dark (switch to system)")).toBeVisible();
    await userEvent.click(button("Theme: dark (switch to system)"));
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("is accessible", async () => {
    const { container } = await renderUi(<ThemeSwitch showLabel />);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
