import { Suspense, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { lazyDialog } from "./lazy-dialog.tsx";
import { Modal } from "./modal.tsx";
import { toast, ToastHost } from "./toast.tsx";
import { renderUi } from "./test-support/render-ui.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
}

const Greeting = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title="Greeting">
    Hello
  </Modal>
);

afterEach(() => toast.clear());

const failure = "This could not be loaded. Please check your connection and try again.";

it.each([
  ["fails to load", () => Promise.reject(new Error("offline"))],
  ["does not arrive in time", () => new Promise<never>(() => undefined)],
])("a dialog that %s says so, and opens when it is tried again", async (_, firstAttempt) => {
  const attempts = [firstAttempt, () => Promise.resolve({ default: Greeting })];
  const Dialog = lazyDialog<Props>(() => (attempts.shift() as (typeof attempts)[number])(), 50);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Greet
        </button>
        <Suspense>{open && <Dialog open onClose={() => setOpen(false)} />}</Suspense>
        <ToastHost />
      </>
    );
  }
  await renderUi(<Page />);
  await page.getByRole("button", { name: "Greet" }).click();
  await expect.element(page.getByText(failure)).toBeVisible();
  await page.getByRole("button", { name: "Greet" }).click();
  await expect.element(page.getByRole("dialog", { name: "Greeting" })).toBeVisible();
});
