import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { lazyButton } from "./lazy-button.tsx";
import { renderUi } from "./test-support/render-ui.tsx";
import { toast, ToastHost } from "./toast.tsx";

function Counter({ isPressed }: { isPressed: boolean }) {
  const [count, setCount] = useState(isPressed ? 1 : 0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

afterEach(() => toast.clear());

const loaded = () => Promise.resolve({ default: Counter });
const failed = () => Promise.reject(new Error("offline"));
const failure = page.getByText("This could not be loaded. Please check your connection and try again.");
const early = page.getByRole("button", { name: "Count" });

async function renderButton(isWanted: boolean, ...attempts: (() => Promise<{ default: typeof Counter }>)[]) {
  const Button = lazyButton(() => (attempts.shift() as (typeof attempts)[number])(), 50);
  await renderUi(
    <>
      <Button
        isWanted={isWanted}
        renderEarly={({ isBusy, onPress }) => (
          <button type="button" aria-busy={isBusy} onClick={onPress}>
            Count
          </button>
        )}
      />
      <ToastHost />
    </>,
  );
}

it.each([
  ["fails to load", failed],
  ["does not arrive in time", () => new Promise<never>(() => undefined)],
])(
  "a pressed button that %s stays and says so, and does its work when it is pressed again",
  async (_, firstAttempt) => {
    await renderButton(false, firstAttempt, loaded);
    await early.click();
    await expect.element(failure).toBeVisible();
    await expect.element(early).toHaveAttribute("aria-busy", "false");
    await early.click();
    await expect.element(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
  },
);

it("a button that is loaded before anybody presses it does nothing by itself", async () => {
  await renderButton(true, loaded);
  await page.getByRole("button", { name: "Pressed 0" }).click();
  await expect.element(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
});

it("a button that could not be loaded before anybody pressed it stays without a word until then", async () => {
  await renderButton(true, failed, loaded);
  await expect.element(early).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await early.click();
  await expect.element(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
});
