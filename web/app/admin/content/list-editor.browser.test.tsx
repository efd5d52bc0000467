import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityIssues } from "../../ui/test-support/checks.ts";
import { renderUi } from "../../ui/test-support/render-ui.tsx";
import { ListEditor } from "./list-editor.tsx";
import "../workplace.css";

function Pictures() {
  const [names, setNames] = useState(["Front", "Side", "Back"]);
  return (
    <main>
      <h1>Pictures</h1>
      <ListEditor
        ids={names}
        noun="picture"
        emptyText="No pictures yet."
        error={undefined}
        onAdd={() => setNames([...names, "Top"])}
        onRemove={(index) => setNames(names.toSpliced(index, 1))}
        onMove={(from, to) => setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] as string))}
      >
        {(index) => <p>{names[index]}</p>}
      </ListEditor>
    </main>
  );
}

const order = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("p")?.textContent);
const handleOf = (name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).element().querySelector("[data-handle]") as Element;
const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });

it("is ordered by drag and by keyboard alike", async () => {
  await renderUi(<Pictures />);
  await expect.element(item("Back")).toBeVisible();
  await userEvent.dragAndDrop(handleOf("Back"), item("Front"), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(order).toEqual(["Back", "Front", "Side"]);
  await userEvent.dragAndDrop(handleOf("Back"), item("Side"), { targetPosition: { x: 40, y: 140 } });
  await expect.poll(order).toEqual(["Front", "Side", "Back"]);
  await userEvent.click(page.getByRole("button", { name: "Move picture 1 down" }));
  await expect.poll(order).toEqual(["Side", "Front", "Back"]);
  await expect.element(page.getByRole("button", { name: "Move picture 2 down" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).toEqual(["Side", "Back", "Front"]);
  expect(await accessibilityIssues(document.body)).toEqual([]);
});
