import type { GoodsAnswer } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues } from "../../ui/test-support/checks.ts";
import { renderUi } from "../../ui/test-support/render-ui.tsx";
import { useGoodsQuestion } from "./use-goods-question.tsx";

const visit = (id: number, date: string) => ({
  booking_id: id,
  service_name: "Vet At Clinic",
  pet_id: 1,
  pet_name: "Biscuit",
  date,
  time_slot: "10:00",
});
const visits = [visit(7, "2031-03-04"), visit(9, "2031-03-06")];

const answers: (GoodsAnswer | undefined)[] = [];

function Example({ others }: { others: typeof visits }) {
  const { ask, goodsDialog } = useGoodsQuestion({ title: "Goods wait", deliver: "Send it" });
  return (
    <>
      <button onClick={() => void ask("An order waits.", others).then((answer) => answers.push(answer))}>Ask</button>
      {goodsDialog}
    </>
  );
}

async function openDialog(others = visits) {
  answers.length = 0;
  await renderUi(<Example others={others} />);
  await page.getByRole("button", { name: "Ask" }).click();
}

const dialog = () => page.getByRole("dialog", { name: "Goods wait" });
const cancelVisit = () => page.getByRole("button", { name: "Cancel the visit" });

describe("GoodsDialog", () => {
  it("sends the goods unless something else is chosen", async () => {
    await openDialog();
    await expect.element(page.getByRole("radio", { name: "Send it" })).toHaveFocus();
    expect(await accessibilityIssues(document.body)).toEqual([]);
    await cancelVisit().click();
    await expect.poll(() => answers).toEqual([{ goods: "deliver" }]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("keeps them for any of the other visits, by keyboard", async () => {
    await openDialog();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const chosen = page.getByRole("radio", { name: /another visit: .*Mar 6.* at 10:00 Vet At Clinic for Biscuit/ });
    await expect.element(chosen).toBeChecked();
    await cancelVisit().click();
    await expect.poll(() => answers).toEqual([{ goods: "keep", keep_for: 9 }]);
  });

  it("offers to keep them only if there is another visit", async () => {
    await openDialog([]);
    await expect.element(dialog()).not.toHaveTextContent("another visit");
    await page.getByRole("radio", { name: "Cancel the order" }).click();
    await cancelVisit().click();
    await expect.poll(() => answers).toEqual([{ goods: "cancel" }]);
  });

  it("has no answer if the visit is kept", async () => {
    await openDialog();
    await page.getByRole("radio", { name: "Cancel the order" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => answers).toEqual([undefined]);
    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("button", { name: "Don't cancel the visit" }).click();
    await expect.poll(() => answers).toEqual([undefined, undefined]);
  });
});
