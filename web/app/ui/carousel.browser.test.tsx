import { type ComponentProps, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Carousel } from "./carousel.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

type ExampleProps = Partial<ComponentProps<typeof Carousel<number>>> & { count?: number };

function Example({ count = 20, index: initial, onSlide, ...carousel }: ExampleProps) {
  const [index, setIndex] = useState(initial ?? 0);
  return (
    <Carousel
      label="Gears"
      items={Array.from({ length: count }, (_, item) => item + 1)}
      itemKey={(item) => item}
      renderItem={(item) => <button className="h-40 w-full">Gear {item}</button>}
      {...carousel}
      index={index}
      onSlide={(item) => {
        setIndex(item);
        onSlide?.(item);
      }}
    />
  );
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const slides = () => [...document.querySelectorAll<HTMLElement>(".carousel > li")];
const visibleItems = () => slides().flatMap((slide) => (slide.inert ? [] : [slide.textContent]));
const whenStarted = () => button(/^Page 1 of/).findElement();

/** Columns and rows whose slides lie within the carousel's frame. */
function visibleGrid() {
  const frame = document.querySelector(".carousel")?.getBoundingClientRect() ?? new DOMRect();
  const inside = slides()
    .map((slide) => slide.getBoundingClientRect())
    .filter(({ left, right }) => left >= frame.left - 2 && right <= frame.right + 2);
  const distinct = (values: number[]) => new Set(values.map(Math.round)).size;
  return [distinct(inside.map(({ left }) => left)), distinct(inside.map(({ top }) => top))];
}

describe("Carousel", () => {
  it("never grows beyond its place in a grid, whose column would grow with it", async () => {
    await page.viewport(390, 1000);
    await renderUi(
      <div className="grid">
        <Example layout="single" renderItem={(item) => <div className="aspect-square">Gear {item}</div>} />
      </div>,
    );
    await whenStarted();
    expect(Math.max(...slides().map((slide) => slide.offsetHeight))).toBeLessThanOrEqual(390);
  });

  for (const [width, columns, rows, anchor] of [
    [390, 1, 1, 1],
    [820, 2, 2, 4],
    [1440, 3, 2, 6],
    [1920, 4, 2, 3],
  ] as const) {
    it(`shows ${columns} × ${rows} at ${width} px and moves by buttons, bullets and arrow keys`, async () => {
      await page.viewport(width, 1000);
      const onSlide = vi.fn<(index: number) => void>();
      await renderUi(<Example onSlide={onSlide} />);
      await whenStarted();
      await expect.poll(visibleGrid).toEqual([columns, rows]);
      expect(visibleItems()).toHaveLength(columns * rows);
      expect(overflowingElements()).toEqual([]);
      await button("Next").click();
      await expect.element(button(/^Page 2 of/)).toHaveAttribute("aria-current", "true");
      await expect.poll(visibleItems).toContain(`Gear ${anchor + 1}`);
      await button(/^Page 1 of/).click();
      await expect.poll(visibleItems).toContain("Gear 1");
      await userEvent.keyboard("{ArrowRight}");
      await expect.element(button(/^Page 2 of/)).toHaveAttribute("aria-current", "true");
      expect(onSlide.mock.calls).toEqual([[anchor], [0], [anchor]]);
    });
  }

  it("keeps slides out of view out of the tab order, and moves focus into the new view", async () => {
    await renderUi(<Example />);
    await whenStarted();
    expect(visibleItems()).toEqual(["Gear 1", "Gear 2", "Gear 3", "Gear 4", "Gear 5", "Gear 6"]);
    await button("Gear 3").click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(button("Gear 7")).toHaveFocus();
    expect(visibleItems()).not.toContain("Gear 3");
  });

  it("gives focus to a button that is clicked on its label", async () => {
    await renderUi(<Example renderItem={(item) => <Button>{`Details ${item}`}</Button>} />);
    await whenStarted();
    await page.getByText("Details 2", { exact: true }).click();
    await expect.element(button("Details 2")).toHaveFocus();
  });

  it("keeps focus on a button that has reached the end, and announces the page", async () => {
    await renderUi(<Example count={8} />);
    await whenStarted();
    await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "true");
    await button("Next").click();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Next")).toHaveFocus();
    await expect.element(button("Next")).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("status")).toHaveTextContent("Page 2 of 2");
  });

  it("is in the tab order by itself only if nothing in it is", async () => {
    const { rerender } = await renderUi(<Example renderItem={(item) => <p>Gear {item}</p>} />);
    await whenStarted();
    await userEvent.tab();
    await expect.element(page.getByRole("list")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(button(/^Page 2 of/)).toHaveAttribute("aria-current", "true");
    await rerender(<Example count={19} />);
    await expect.element(page.getByRole("list")).toHaveAttribute("tabindex", "-1");
  });

  it("follows a visitor who scrolls to another page", async () => {
    const onSlide = vi.fn<(index: number) => void>();
    await renderUi(<Example onSlide={onSlide} />);
    await whenStarted();
    const list = page.getByRole("list").element();
    list.scrollTo({ left: list.clientWidth * 2, behavior: "instant" });
    await expect.element(button(/^Page 3 of/)).toHaveAttribute("aria-current", "true");
    expect(visibleItems()).toContain("Gear 13");
    expect(onSlide.mock.calls).toEqual([[12]]);
  });

  it("ends at the last of several clicks, however quickly they follow each other", async () => {
    await renderUi(<Example />);
    const next = (await button("Next").findElement()) as HTMLElement;
    await whenStarted();
    for (let click = 0; click < 3; click++) next.click();
    await expect.element(page.getByRole("status")).toHaveTextContent("Page 4 of 4");
    await expect.poll(visibleGrid).toEqual([3, 2]);
    await expect.element(page.getByRole("status")).toHaveTextContent("Page 4 of 4");
    await expect.element(button("Gear 20")).toBeInViewport({ ratio: 1 });
  });

  it("keeps its place when the window changes", async () => {
    await page.viewport(1440, 1000);
    await renderUi(<Example index={12} />);
    await expect.element(button("Page 3 of 4")).toHaveAttribute("aria-current", "true");
    await page.viewport(390, 1000);
    await expect.element(button("Page 13 of 20")).toHaveAttribute("aria-current", "true");
    await expect.poll(visibleItems).toEqual(["Gear 13"]);
    await expect.element(button("Gear 13")).toBeInViewport({ ratio: 1 });
  });

  it("shows at most five bullets however many pages there are", async () => {
    await renderUi(<Example count={200} index={60} />);
    await expect.element(button(/^Page \d+ of 34$/)).toHaveLength(5);
    await expect.element(button("Page 11 of 34")).toHaveAttribute("aria-current", "true");
  });

  it("leaves arrow keys to a text field inside a slide", async () => {
    const onSlide = vi.fn<(index: number) => void>();
    await renderUi(<Example onSlide={onSlide} renderItem={(item) => <input aria-label={`Note ${item}`} />} />);
    await whenStarted();
    await page.getByLabelText("Note 1", { exact: true }).fill("Mochi");
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    expect(onSlide).not.toHaveBeenCalled();
  });

  it("starts over when its items change", async () => {
    const { rerender } = await renderUi(<Example count={20} />);
    await whenStarted();
    await rerender(<Example count={7} />);
    await expect.element(button(/^Page \d of 2$/)).toHaveLength(2);
    await rerender(<Example count={2} />);
    await expect.element(button("Next")).not.toBeInTheDocument();
    expect(visibleItems()).toEqual(["Gear 1", "Gear 2"]);
  });

  it("renders without items, and leaves out the controls when asked to", async () => {
    await renderUi(<Example count={0} controls="none" />);
    await expect.element(page.getByRole("region", { name: "Gears" })).toBeInTheDocument();
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it("is accessible, with long content too", async () => {
    const { container } = await renderUi(<Example renderItem={(item) => <p>{`${item} ${longText}`}</p>} />);
    await whenStarted();
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
