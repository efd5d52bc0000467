import type { Appearance } from "@stripe/stripe-js";

/** Stripe's iframe cannot read the site's style sheet, so the colors are passed in. */
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

/** Tokens use `light-dark()`, which only a rendered element resolves. */
function resolveColor(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
