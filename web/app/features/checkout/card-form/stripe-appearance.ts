import type { Appearance } from "@stripe/stripe-js";

/** The form lives in a frame of its own and cannot see the shop's style sheet, so the brand is handed over. */
export const stripeAppearance = (): Appearance => ({
  theme: "stripe",
  variables: {
    colorPrimary: resolveColor("--color-teal"),
    colorBackground: resolveColor("--color-surface"),
    colorText: resolveColor("--color-ink"),
    colorTextSecondary: resolveColor("--color-ink-soft"),
    colorDanger: resolveColor("--color-berry"),
    borderRadius: "8px",
    fontFamily: "system-ui, sans-serif",
  },
});

/** A token is written for light and dark; only a drawn element knows which of the two counts at the moment. */
function resolveColor(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
