import type { Page } from "@playwright/test";
import { chromiumSession } from "./chromium.ts";

const controlRoles = new Set(
  "button link textbox searchbox combobox checkbox radio spinbutton slider switch tab menuitem option listbox".split(
    " ",
  ),
);

/** The first appears twice on a page and does the same; the second is the browser's own, in date fields. */
const allowedDuplicates = new Set(["button “Book Now”", "button “Show date picker Show date picker”"]);

interface AccessibilityNode {
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/**
 * Controls without an accessible name, and buttons or links that share a name but do different things, so that a screen
 * reader's list of controls is ambiguous. The browser's accessibility tree omits hidden and inert elements.
 */
export async function accessibleNameIssues(page: Page): Promise<string[]> {
  const controls = (await accessibilityTree(page)).map(toControl).filter(({ role }) => controlRoles.has(role));
  const unnamed = controls.filter(({ name }) => name === "").map(({ role }) => `${role} without a name`);
  return [...unnamed, ...ambiguousNames(controls)];
}

async function accessibilityTree(page: Page): Promise<AccessibilityNode[]> {
  const session = await chromiumSession(page, "read the accessibility tree");
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AccessibilityNode[] };
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored);
}

interface Control {
  role: string;
  name: string;
  /** The address of a link; two links to the same one may share a name. */
  target: unknown;
}

const toControl = ({ backendDOMNodeId, role, name, properties }: AccessibilityNode): Control => ({
  role: role?.value ?? "",
  name: name?.value?.trim() ?? "",
  target: properties?.find(({ name }) => name === "url")?.value.value ?? backendDOMNodeId,
});

function ambiguousNames(controls: Control[]): string[] {
  const pressable = controls.filter(({ role }) => role === "button" || role === "link");
  const byName = Map.groupBy(pressable, ({ role, name }) => `${role} “${name}”`);
  return [...byName]
    .filter(([label]) => !allowedDuplicates.has(label))
    .map(([label, group]) => ({ label, targets: new Set(group.map(({ target }) => target)).size }))
    .filter(({ targets }) => targets > 1)
    .map(({ label, targets }) => `${targets} times ${label}`);
}
