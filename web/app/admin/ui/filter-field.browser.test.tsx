import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { TextFilter } from "./filter-field.tsx";

/** A filter that reaches the URL only when the test says so. */
function SlowFilter() {
  const [value, setValue] = useState("");
  const [requested, setRequested] = useState("");
  return (
    <>
      <TextFilter label="Name" value={value} onChange={setRequested} />
      <output>{requested}</output>
      <button onClick={() => setValue(requested)}>Arrive</button>
      <button onClick={() => setValue("")}>Clear filters</button>
    </>
  );
}

const field = () => page.getByRole("searchbox", { name: "Name" });

it("keeps what is typed while the filter is being applied, spaces included", async () => {
  await render(<SlowFilter />);
  await field().fill("Mai");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Mai");
  await field().fill("Mai Tran ");
  await page.getByRole("button", { name: "Arrive" }).click();
  await expect.element(field()).toHaveValue("Mai Tran ");
  await expect.element(page.getByRole("status")).toHaveTextContent("Mai Tran");
  await page.getByRole("button", { name: "Arrive" }).click();
  await expect.element(field()).toHaveValue("Mai Tran ");
});

it("is emptied when the filters are cleared", async () => {
  await render(<SlowFilter />);
  await field().fill("Mai");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Arrive" }).click();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(field()).toHaveValue("");
});
