import type { Page } from "@playwright/test";

const controls = new Set(
  "button link textbox searchbox combobox checkbox radio spinbutton slider switch tab menuitem option listbox".split(
    " ",
  ),
);

/** Stand twice on a page and do the same; and what the browser itself puts into a date field. */
const allowedDuplicates = ["button “Book Now”", "button “Show date picker Show date picker”"];

interface AccessibilityNode {
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/**
 * Controls without a name, and buttons and links that a screen reader's list of them could not tell apart: the same words
 * for different things. The tree is the browser's own, in which nothing hidden, inert or behind a dialog is left.
 */
export async function accessibleNameIssues(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AccessibilityNode[] };
  await session.detach();
  const faults: string[] = [];
  const targets = new Map<string, Set<unknown>>();
  for (const { ignored, backendDOMNodeId, role, name, properties } of nodes) {
    const kind = role?.value ?? "";
    if (ignored || !controls.has(kind)) continue;
    const words = name?.value?.trim() ?? "";
    if (words === "") faults.push(`${kind} without a name`);
    if (kind !== "button" && kind !== "link") continue;
    const url = properties?.find(({ name }) => name === "url")?.value.value;
    const known = targets.get(`${kind} “${words}”`) ?? new Set();
    targets.set(`${kind} “${words}”`, known.add(url ?? backendDOMNodeId));
  }
  for (const control of allowedDuplicates) targets.delete(control);
  for (const [control, places] of targets) if (places.size > 1) faults.push(`${places.size} times ${control}`);
  return faults;
}
