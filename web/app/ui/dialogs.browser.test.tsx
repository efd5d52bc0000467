import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { askToConfirm, DialogHost, showMessage } from "./dialogs.tsx";
import { accessibilityIssues, overflowingElements, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const dialog = (name?: string) => page.getByRole("alertdialog", name ? { name } : {});
const button = (name: string) => page.getByRole("button", { name });
const question = {
  title: "Delete Biscuit?",
  text: "This cannot be undone.",
  confirmLabel: "Delete",
  cancelLabel: "Keep",
};

describe("showMessage", () => {
  it("announces the message, focuses OK and resolves when it is closed", async () => {
    await renderUi(<DialogHost />);
    const closed = showMessage({ text: "Profile updated.", tone: "success" });
    await expect.element(dialog("Done")).toHaveAccessibleDescription("Profile updated.");
    await expect.element(button("OK")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await closed;
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("runs the chosen action, and none on Escape", async () => {
    await renderUi(<DialogHost />);
    const onSelect = vi.fn<() => void>();
    const show = () =>
      showMessage({ text: "Login required", actions: [{ label: "Not now" }, { label: "Sign in", onSelect }] });
    const escaped = show();
    await expect.element(button("Sign in")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await escaped;
    expect(onSelect).not.toHaveBeenCalled();
    const chosen = show();
    await button("Sign in").click();
    await chosen;
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it("shows one message after the other", async () => {
    await renderUi(<DialogHost />);
    const both = Promise.all([showMessage({ text: "First" }), showMessage({ text: "Second" })]);
    await expect.element(dialog()).toHaveAccessibleDescription("First");
    await button("OK").click();
    await expect.element(dialog()).toHaveAccessibleDescription("Second");
    await button("OK").click();
    await both;
  });

  it("keeps line breaks and wraps long words", async () => {
    await page.viewport(320, 640);
    await renderUi(<DialogHost />);
    const closed = showMessage({ title: longWord, text: `${longWord}\nSecond line`, tone: "error" });
    await expect.element(dialog()).toBeVisible();
    expect(overflowingElements(dialog().element())).toEqual([]);
    await button("OK").click();
    await closed;
  });
});

describe("askToConfirm", () => {
  it("resolves with the answer, and Escape means no", async () => {
    await renderUi(<DialogHost />);
    for (const [answer, expected] of [
      [() => button("Delete").click(), true],
      [() => button("Keep").click(), false],
      [() => userEvent.keyboard("{Escape}"), false],
    ] as const) {
      const confirmed = askToConfirm(question);
      await expect.element(dialog("Delete Biscuit?")).toBeVisible();
      await answer();
      expect(await confirmed).toBe(expected);
    }
  });

  it("ignores clicks beside it and offers no Close button", async () => {
    await renderUi(<DialogHost />);
    const confirmed = askToConfirm(question);
    await expect.element(button("Delete")).toHaveFocus();
    await dialog().click({ position: { x: 5, y: 5 } });
    await expect.element(dialog()).toBeVisible();
    expect(page.getByRole("button", { name: "Close" }).elements()).toHaveLength(0);
    await button("Keep").click();
    await confirmed;
  });

  it("focuses the safe button before a destructive action", async () => {
    await renderUi(<DialogHost />);
    const confirmed = askToConfirm({ ...question, danger: true });
    await expect.element(button("Keep")).toHaveFocus();
    expect(await accessibilityIssues(dialog().element())).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(await confirmed).toBe(false);
  });
});
