import { Heart } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { saveSession } from "../lib/session.ts";
import { Button, ButtonLink, IconButton } from "./button.tsx";
import { SignInRequiredButton } from "./sign-in-required-button.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const button = (name: string) => page.getByRole("button", { name });

describe("Button", () => {
  it("is disabled while busy, says so, keeps its width and gets focus back", async () => {
    const example = (busy: boolean) => (
      <Button busy={busy} busyLabel="Placing Order...">
        Place Order
      </Button>
    );
    const { rerender } = await renderUi(example(false));
    const element = page.getByRole("button");
    const { width } = element.element().getBoundingClientRect();
    await userEvent.tab();
    await rerender(example(true));
    await expect.element(element).toHaveTextContent("Placing Order...");
    await expect.element(element).toBeDisabled();
    await expect.element(element).toHaveAttribute("aria-busy", "true");
    expect(element.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
    await rerender(example(false));
    await expect.element(element).toHaveTextContent("Place Order");
    await expect.element(element).toHaveFocus();
  });

  it("does not take focus back from a control focused in the meantime", async () => {
    const example = (busy: boolean) => (
      <>
        <Button busy={busy}>Save</Button>
        <input aria-label="Name" />
      </>
    );
    const { rerender } = await renderUi(example(false));
    await userEvent.tab();
    await rerender(example(true));
    await page.getByLabelText("Name").click();
    await rerender(example(false));
    await expect.element(page.getByLabelText("Name")).toHaveFocus();
  });

  it("has a touch target of at least 44 px in every size", async () => {
    const onClick = vi.fn<() => void>();
    await renderUi(
      <div className="p-6">
        <Button size="small" onClick={onClick}>
          Details
        </Button>
        <IconButton icon={Heart} label="Add to favorites" />
      </div>,
    );
    const { height, width } = button("Add to favorites").element().getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    const small = button("Details").element().getBoundingClientRect();
    const center = small.top + small.height / 2;
    for (const y of [center - 21.5, center + 21.5])
      expect(document.elementFromPoint(small.left + 20, y)).toBe(button("Details").element());
  });

  it("submits no form unless told to, and renders links as links", async () => {
    await renderUi(
      <>
        <Button>Save</Button>
        <ButtonLink to="/cart">Cart</ButtonLink>
      </>,
    );
    await expect.element(button("Save")).toHaveAttribute("type", "button");
    await page.getByRole("link", { name: "Cart" }).click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/cart");
  });

  it("wraps a long label on the smallest phone", async () => {
    await page.viewport(320, 640);
    await renderUi(<Button busyLabel={longText}>{longText}</Button>);
    expect(overflowingElements()).toEqual([]);
  });

  it("is accessible in every variant and state", async () => {
    const { container } = await renderUi(
      (["primary", "secondary", "ghost", "danger"] as const).map((variant) => (
        <div key={variant}>
          <Button variant={variant}>{`Plain ${variant}`}</Button>
          <Button variant={variant} busy>{`Busy ${variant}`}</Button>
          <Button variant={variant} disabled>{`Disabled ${variant}`}</Button>
        </div>
      )),
    );
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});

describe("SignInRequiredButton", () => {
  const onClick = vi.fn<() => void>();

  it("sends a visitor to the sign-in page and remembers the way back", async () => {
    await renderUi(<SignInRequiredButton onClick={onClick}>Adopt</SignInRequiredButton>, "/pet/1?tab=care");
    await button("Adopt").click();
    const location = page.getByTestId("location");
    await expect.element(location).toHaveTextContent("/login");
    await expect.element(location).toHaveAttribute("data-state", '{"redirectTo":"/pet/1?tab=care"}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it("lets the caller handle visitors, and acts for customers", async () => {
    const onSignInRequired = vi.fn<() => void>();
    await renderUi(
      <SignInRequiredButton onClick={onClick} onSignInRequired={onSignInRequired}>
        Adopt
      </SignInRequiredButton>,
    );
    await button("Adopt").click();
    expect(onSignInRequired).toHaveBeenCalledOnce();
    saveSession({ token: "token", user: { id: 1, role: { name: "customer" } } });
    await button("Adopt").click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
