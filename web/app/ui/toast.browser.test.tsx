import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Modal } from "./modal.tsx";
import { toast, ToastHost } from "./toast.tsx";
import { accessibilityIssues, overflowingElements, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const region = () => page.getByRole("region", { name: "Notifications" });
const dismiss = () => region().getByRole("button", { name: "Dismiss" });

afterEach(() => toast.clear());

describe("toasts", () => {
  it("are announced as a status, errors as an alert", async () => {
    await renderUi(<ToastHost />);
    toast.success("Added to cart");
    toast.error("Add failed");
    await expect.element(region().getByRole("status")).toHaveTextContent("Added to cart");
    await expect.element(region().getByRole("alert")).toHaveTextContent("Add failed");
    expect(await accessibilityIssues(region().element())).toEqual([]);
  });

  it("stay while loading, at most 20 of them, and can be dismissed with the keyboard", async () => {
    await renderUi(<ToastHost />);
    for (let count = 0; count < 23; count += 1) toast.loading(`Sending ${count}`);
    await expect.element(dismiss()).toHaveLength(20);
    (dismiss().first().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dismiss()).toHaveLength(19);
  });

  it("replace a loading toast by its outcome", async () => {
    await renderUi(<ToastHost />);
    const id = toast.loading("Sending");
    toast.error("Not sent", { id });
    await expect.element(region().getByRole("alert")).toHaveTextContent("Not sent");
    await expect.element(dismiss()).toHaveLength(1);
  });

  it("appear at the bottom right, and centered at the bottom on a phone", async () => {
    await renderUi(<ToastHost />);
    toast.loading("Sending");
    const card = (await region().getByText("Sending").findElement()).parentElement;
    const box = () => card?.getBoundingClientRect() ?? new DOMRect();
    const gapBelow = () => window.innerHeight - box().bottom;
    await expect.poll(gapBelow).toBeCloseTo(24, -1);
    expect(document.body.getBoundingClientRect().right - box().right).toBeCloseTo(24, -1);
    await page.viewport(390, 800);
    await expect.poll(gapBelow).toBeCloseTo(16, -1);
    expect((box().left + box().right) / 2).toBeCloseTo(document.body.getBoundingClientRect().right / 2, -1);
  });

  it("are reachable while a modal is open", async () => {
    await renderUi(
      <>
        <ToastHost />
        <Modal open title="Adopt Mochi" onClose={() => {}}>
          Note
        </Modal>
      </>,
    );
    toast.error("Please provide a note.");
    await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Please provide a note.");
    await dismiss().click();
    await expect.element(dismiss()).not.toBeInTheDocument();
  });

  it("wrap long words on the smallest phone", async () => {
    await page.viewport(320, 640);
    await renderUi(<ToastHost />);
    toast.loading(longWord);
    await expect.element(dismiss()).toBeInViewport();
    expect(overflowingElements()).toEqual([]);
  });
});
