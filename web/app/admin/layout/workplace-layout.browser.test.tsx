import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues, overflowingElements } from "../../ui/test-support/checks.ts";
import { renderWorkplace } from "../test-support/render-workplace.tsx";
import { CurrentScreen } from "./current-screen.tsx";
import { WorkplaceLayout } from "./workplace-layout.tsx";

/** There is no server to listen to. */
class SilentEventSource extends EventTarget {
  close() {}
}

beforeEach(() => vi.stubGlobal("EventSource", SilentEventSource));
afterEach(() => vi.unstubAllGlobals());

const layout = (
  <WorkplaceLayout>
    <p>The screen</p>
  </WorkplaceLayout>
);
const menu = () => page.getByRole("navigation", { name: "Workplace" });
const entriesOf = async () => {
  await expect.element(menu()).toBeVisible();
  return menu()
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
};

describe("the layout of the workplace", () => {
  it("lists in its menu what the role includes", async () => {
    await renderWorkplace(layout, { role: "keeper" });
    const entries = await entriesOf();
    expect(entries).toContain("Adoption requests");
    expect(entries).not.toContain("Calendar");
  });

  it("says so at an address that the role does not include, and at one that does not exist", async () => {
    await renderWorkplace(<CurrentScreen />, { role: "keeper", path: "/admin/calendar" });
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Your role does not include this");
    await renderWorkplace(<CurrentScreen />, { path: "/admin/no-such-screen" });
    await expect.element(page.getByText("There is no such screen")).toBeVisible();
  });

  it("begins with a link that skips the menu", async () => {
    await renderWorkplace(layout);
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  });

  it("has its menu in a drawer on a phone, which opens, leads on and closes by keyboard", async () => {
    await page.viewport(390, 800);
    await renderWorkplace(layout, { role: "clerk" });
    const button = page.getByRole("button", { name: /(Open|Close) menu/ });
    expect(menu().elements()).toHaveLength(0);
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    expect(await entriesOf()).toContain("Calendar");
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    expect(menu().elements()).toHaveLength(0);
    expect(overflowingElements()).toEqual([]);
  });

  it("is accessible, also with its menus open", async () => {
    const { container } = await renderWorkplace(layout);
    await page.getByRole("button", { name: /^Your menu/ }).click();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    expect(await accessibilityIssues(container)).toEqual([]);
    await page.getByRole("button", { name: "Notifications" }).click();
    await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
