import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PasswordField } from "./password-field.tsx";
import { accessibilityIssues } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const field = () => page.getByLabelText("Password", { exact: true });
const toggle = (name: "Show" | "Hide") => page.getByRole("button", { name: `${name} password` });

describe("PasswordField", () => {
  it("hides the password until asked, and announces when it is visible", async () => {
    await renderUi(<PasswordField label="Password" required />);
    await field().fill("correct horse");
    await expect.element(field()).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveAttribute("type", "text");
    await expect.element(field()).toHaveValue("correct horse");
    await expect.element(page.getByText("Your password is visible.")).toBeInTheDocument();
    await expect.element(toggle("Hide")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveAttribute("type", "password");
    await expect.element(page.getByText("Your password is visible.")).not.toBeInTheDocument();
  });

  it("disables the button together with the field", async () => {
    await renderUi(<PasswordField label="Password" disabled />);
    await expect.element(field()).toBeDisabled();
    await expect.element(toggle("Show")).toBeDisabled();
  });

  it("is accessible with hint and error", async () => {
    const { container } = await renderUi(
      <PasswordField label="Password" required hint="At least 8 characters." error="Too short." />,
    );
    await expect.element(field()).toHaveAccessibleDescription("At least 8 characters. Too short.");
    await expect.element(field()).toBeInvalid();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
