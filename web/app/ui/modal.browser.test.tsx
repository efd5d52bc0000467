import { type ComponentProps, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { accessibilityIssues, overflowingElements, longText, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

type ExampleProps = Partial<ComponentProps<typeof Modal>>;

const nameField = <input aria-label="Name" />;

function Example({ children = nameField, ...modal }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal title="Feedback" {...modal} open={open} onClose={() => setOpen(false)}>
        {children}
      </Modal>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Open" });
const dialog = () => page.getByRole("dialog", { name: "Feedback" });
const close = () => page.getByRole("button", { name: "Close" });
const backdrop = { position: { x: 5, y: 5 } };

async function openModal(props: ExampleProps = {}) {
  const result = await renderUi(<Example {...props} />);
  await opener().click();
  return result;
}

describe("Modal", () => {
  it("traps focus, closes with Escape and returns focus to the opener", async () => {
    await renderUi(<Example footer={<button>Send</button>} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(close()).toHaveFocus();
    const visited: (string | null | undefined)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      visited.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
    }
    expect(visited.slice(0, 2)).toEqual(["Name", "Send"]);
    expect(visited).not.toContain("Open");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it("closes with its Close button and with a click on the backdrop", async () => {
    await openModal();
    await close().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await dialog().click(backdrop);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("ignores the backdrop once something was typed", async () => {
    await openModal();
    await page.getByLabelText("Name").fill("Linh");
    await dialog().click(backdrop);
    await expect.element(page.getByLabelText("Name")).toHaveValue("Linh");
  });

  it("ignores a drag that starts inside and ends on the backdrop", async () => {
    await openModal({ children: "Select this text" });
    const text = page.getByText("Select this text");
    await userEvent.pointer([
      { target: text, keys: "[MouseLeft>]" },
      { target: dialog(), coords: { x: 5, y: 5 }, keys: "[/MouseLeft]" },
    ]);
    await expect.element(text).toBeVisible();
  });

  it("stays open while locked, whatever is pressed", async () => {
    await openModal({ locked: true });
    await expect.element(close()).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    await dialog().click(backdrop);
    await vi.waitFor(() => expect((dialog().element() as HTMLDialogElement).open).toBe(true));
  });

  it("focuses the control the caller asks for", async () => {
    function FocusExample() {
      const confirm = useRef<HTMLButtonElement>(null);
      return <Example initialFocus={confirm} footer={<Button ref={confirm}>Confirm</Button>} />;
    }
    await renderUi(<FocusExample />);
    await opener().click();
    await expect.element(page.getByRole("button", { name: "Confirm" })).toHaveFocus();
  });

  it("takes at most 90% of the height, scrolls with the keyboard and locks the page behind it", async () => {
    await openModal({
      children: Array.from({ length: 40 }, (_, index) => <p key={index}>{longText}</p>),
      footer: <button>Understood</button>,
    });
    const panel = dialog().element().firstElementChild;
    expect(panel?.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    await expect.element(page.getByRole("button", { name: "Understood" })).toBeInViewport();
    await vi.waitFor(() => expect(document.querySelector("[data-scrolls]")).toHaveAttribute("tabindex", "0"));
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await close().click();
    await vi.waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden"));
  });

  it("wraps long titles and words on the smallest phone", async () => {
    await page.viewport(320, 640);
    await openModal({ title: longWord, children: longWord, footer: <Button>{longText}</Button> });
    expect(overflowingElements(page.getByRole("dialog").element())).toEqual([]);
    await expect.element(close()).toBeInViewport();
  });

  it("renders nothing while closed", async () => {
    await renderUi(<Example />);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("closes one layer at a time when modals are stacked", async () => {
    await openModal({ children: <Example title="Details">More</Example> });
    await dialog().getByRole("button", { name: "Open" }).click();
    const upper = page.getByRole("dialog", { name: "Details" });
    await expect.element(upper).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(upper).not.toBeInTheDocument();
    await expect.element(dialog().getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("is accessible", async () => {
    await openModal({ footer: <Button>Send</Button> });
    expect(await accessibilityIssues(dialog().element())).toEqual([]);
  });
});
