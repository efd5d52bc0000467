import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { accessibilityIssues, longWord, overflowingElements } from "../../ui/test-support/checks.ts";
import { renderUi } from "../../ui/test-support/render-ui.tsx";
import { differingFields, mergeVersions } from "./differing-fields.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { ValueDiff } from "./value-diff.tsx";
import "../workplace.css";

const labels = { name: "Name", opens: "Opens", is_shared: "Shared" };
const yours = { name: "Mine", opens: "09:00", is_shared: true, version: 1 };
const theirs = { name: "Somebody's", opens: "09:00", is_shared: false, version: 2 };

function Conflict({ mine = yours }: { mine?: typeof yours }) {
  const [saved, setSaved] = useState<typeof yours>();
  if (saved) return <output>{JSON.stringify(saved)}</output>;
  return (
    <EditConflict
      fields={differingFields(labels, mine, theirs)}
      onClose={() => {}}
      onResolve={(choice) => setSaved(mergeVersions(choice, mine, theirs))}
    />
  );
}

const choice = (field: string, name: RegExp) => page.getByRole("group", { name: field }).getByRole("radio", { name });
const save = () => page.getByRole("button", { name: "Save" });

describe("EditConflict", () => {
  it("shows the fields that differ, and saves what was chosen with the version of the server", async () => {
    await renderUi(<Conflict />);
    await expect.element(page.getByRole("group", { name: "Opens" })).not.toBeInTheDocument();
    await expect.element(save()).toBeDisabled();
    await choice("Name", /^Yours Mine/).click();
    await choice("Shared", /^Theirs no/).click();
    await save().click();
    const merged = { ...theirs, name: "Mine" };
    await expect.element(page.getByRole("status")).toHaveTextContent(JSON.stringify(merged));
  });

  it("takes one side whole", async () => {
    await renderUi(<Conflict />);
    await page.getByRole("button", { name: "Take all of mine" }).click();
    await expect.element(choice("Shared", /^Yours yes/)).toBeChecked();
    await page.getByRole("button", { name: "Take all of theirs" }).click();
    await save().click();
    await expect.element(page.getByRole("status")).toHaveTextContent(JSON.stringify(theirs));
  });

  it("is accessible, also on a phone with a long text", async () => {
    await page.viewport(390, 800);
    const { baseElement } = await renderUi(<Conflict mine={{ ...yours, name: longWord }} />);
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(baseElement)).toEqual([]);
  });
});

describe("ValueDiff", () => {
  it("says what was before and after, for those who do not see it crossed out too", async () => {
    await renderUi(<ValueDiff before={{ isShared: false }} after={{ isShared: true, name: "" }} />);
    await expect.element(page.getByText("is shared")).toBeVisible();
    await expect.element(page.getByRole("definition").first()).toHaveTextContent("before noafter yes");
    await expect.element(page.getByRole("definition").last()).toHaveTextContent("before (empty)after (empty)");
  });
});
