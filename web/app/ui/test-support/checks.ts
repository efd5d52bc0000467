import axe from "axe-core";

/** Violations of all axe rules in light colours, and of the contrast rule in dark ones. */
export async function accessibilityIssues(element: Element): Promise<string[]> {
  const light = await axeViolations(element, "light", { rules: { region: { enabled: false } } });
  const dark = await axeViolations(element, "dark", { runOnly: ["color-contrast"] });
  delete document.documentElement.dataset["theme"];
  return [...light, ...dark];
}

async function axeViolations(element: Element, theme: "light" | "dark", options: axe.RunOptions): Promise<string[]> {
  document.documentElement.dataset["theme"] = theme;
  await settleTransitions();
  const { violations } = await axe.run(element, { resultTypes: ["violations"], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary}`),
  );
}

/** A transition that ends may start another in a nested element, so this waits until none is left. */
async function settleTransitions(): Promise<void> {
  for (let running = 1; running > 0;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    running = finite.length;
  }
}

/** The elements that make `container` scroll horizontally. */
export function overflowingElements(container: Element = document.documentElement): string[] {
  if (container.scrollWidth <= container.clientWidth) return [];
  const edge = container.getBoundingClientRect().right + 1;
  return [container, ...container.querySelectorAll("*")]
    .filter((element) => element === container || element.getBoundingClientRect().right > edge)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

export const longText = "A name without an end, as customers write it ".repeat(8).trim();
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(5);
