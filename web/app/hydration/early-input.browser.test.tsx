import { startTransition, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { replayEarlyInputAfterHydration } from "../../head-scripts/early-input.ts";
import { useMarkHydrated } from "../shell/use-mark-hydrated.ts";
import { QuantityStepper } from "../ui/quantity-stepper.tsx";

type AddToCart = (choice: { quantity: number; name: string; isGift: boolean; size: string }) => void;

function Page({ onAdd }: { onAdd: AddToCart }) {
  useMarkHydrated();
  const [quantity, setQuantity] = useState(1);
  const [name, setName] = useState("");
  const [isGift, setIsGift] = useState(false);
  const [size, setSize] = useState("small");
  return (
    <>
      <QuantityStepper value={quantity} onChange={setQuantity} productName="Rope Toy" max={3} />
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" aria-label="Gift" checked={isGift} onChange={() => setIsGift(!isGift)} />
      {["small", "large"].map((value) => (
        <input type="radio" key={value} aria-label={value} checked={size === value} onChange={() => setSize(value)} />
      ))}
      <input type="file" aria-label="Picture" />
      <button type="button" onClick={() => onAdd({ quantity, name, isGift, size })}>
        Add to cart
      </button>
      <p>{quantity} chosen</p>
    </>
  );
}

function serverRenderedPage() {
  const onAdd = vi.fn<AddToCart>();
  const html = document.createElement("html");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page onAdd={onAdd} />);
  replayEarlyInputAfterHydration(html);
  let root: Root | undefined;
  onTestFinished(() => {
    root?.unmount();
    container.remove();
    delete window.markHydrated;
  });
  const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;
  return {
    onAdd,
    container,
    quantity: find("[type=number]"),
    name: find("[aria-label=Name]"),
    gift: find("[aria-label=Gift]"),
    large: find("[aria-label=large]"),
    picture: find("[aria-label=Picture]"),
    addToCart: find("button:has(+ p)"),
    hydrate: () =>
      startTransition(() => {
        root = hydrateRoot(container, <Page onAdd={onAdd} />);
      }),
    /** What came earlier is repeated in a microtask after the page counts as hydrated. */
    hydrated: async () => {
      await vi.waitFor(() => expect(html.dataset["hydrated"]).toBe("yes"));
      await Promise.resolve();
    },
  };
}

it.each([
  ["before React is there", (press: () => void, hydrate: () => void) => [press, hydrate]],
  ["while React hydrates the page", (press: () => void, hydrate: () => void) => [hydrate, press]],
])("a button that is pressed %s does its work once", async (_, inOrder) => {
  const { addToCart, hydrate, hydrated, onAdd } = serverRenderedPage();
  inOrder(() => addToCart.click(), hydrate).forEach((step) => step());
  await hydrated();
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it("fields that were filled in and left before hydration count when a button was pressed after them", async () => {
  const { quantity, name, gift, large, addToCart, hydrate, hydrated, onAdd } = serverRenderedPage();
  await userEvent.fill(quantity, "2");
  await userEvent.fill(name, "Bella");
  await userEvent.click(gift);
  await userEvent.click(large);
  await userEvent.click(addToCart);
  hydrate();
  await hydrated();
  expect(onAdd.mock.calls).toEqual([[{ quantity: 2, name: "Bella", isGift: true, size: "large" }]]);
});

it("Enter in a field before hydration does what it does afterwards", async () => {
  const { quantity, container, hydrate, hydrated } = serverRenderedPage();
  await userEvent.fill(quantity, "99");
  await userEvent.type(quantity, "{Enter}");
  hydrate();
  await hydrated();
  await vi.waitFor(() => expect(container.textContent).toContain("3 chosen"));
  expect(quantity).toHaveValue(3);
  expect(container.textContent).toContain("Only 3 available.");
});

it("a field somebody is still typing in stays open", async () => {
  const { quantity, container, hydrate, hydrated } = serverRenderedPage();
  await userEvent.fill(quantity, "2");
  await userEvent.type(quantity, "{Enter}");
  await userEvent.fill(quantity, "3");
  hydrate();
  await hydrated();
  expect(quantity).toHaveValue(3);
  expect(container.textContent).toContain("1 chosen");
});

it("a click beside a button means that the visitor has moved on", async () => {
  const { addToCart, container, hydrate, hydrated, onAdd } = serverRenderedPage();
  addToCart.click();
  container.querySelector("p")?.click();
  hydrate();
  await hydrated();
  expect(onAdd).not.toHaveBeenCalled();
});

it("a picture that was chosen stays", async () => {
  const { picture, hydrate, hydrated } = serverRenderedPage();
  await userEvent.upload(picture, new File(["picture"], "bella.png"));
  hydrate();
  await hydrated();
  expect(picture.files?.[0]?.name).toBe("bella.png");
});
