import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { saveSession } from "../lib/session.ts";
import { accessibilityIssues } from "../ui/test-support/checks.ts";
import { renderUi } from "../ui/test-support/render-ui.tsx";
import { UserMenu } from "./user-menu.tsx";

const button = () => page.getByRole("button", { name: "Account menu: Customer" });
const profile = () => page.getByRole("link", { name: "Profile" });

async function renderMenu() {
  saveSession({ token: "token", user: { id: 1, role: { name: "customer" } } });
  return renderUi(
    <div className="flex justify-end pb-80">
      <UserMenu />
    </div>,
  );
}

describe("UserMenu", () => {
  it("opens with Enter, leads on with Tab, and Escape returns focus to the button", async () => {
    await renderMenu();
    await userEvent.tab();
    await expect.element(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect.element(button()).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect.element(profile()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(profile()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it("closes on a click elsewhere and after following a link", async () => {
    await renderMenu();
    await button().click();
    await expect.element(profile()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 200 } });
    await expect.element(profile()).not.toBeInTheDocument();
    await button().click();
    await profile().click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/profile");
    await expect.element(profile()).not.toBeInTheDocument();
  });

  it("is hidden from visitors", async () => {
    await renderUi(<UserMenu />);
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it("is accessible", async () => {
    const { container } = await renderMenu();
    await button().click();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
