import { escapeHtml } from "../../platform/escape-html.ts";
import { standalonePage } from "../../platform/http/standalone-page.ts";
import type { SandboxIntent } from "./store.ts";

const formatAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** What a bank would ask its customer. */
export const challengePage = (shopName: string, { amountCents, currency, reference }: SandboxIntent): string =>
  standalonePage({
    title: "Is this payment yours?",
    content: `<p>Your bank wants to hear it from you before it pays.</p>
<dl class="sheet">
<div><dt>Shop</dt><dd>${escapeHtml(shopName)}</dd></div>
<div><dt>Order</dt><dd>${escapeHtml(reference)}</dd></div>
<div><dt>Amount</dt><dd>${formatAmount(amountCents, currency)}</dd></div>
</dl>
<form class="choices" method="post">
<button class="quiet" name="choice" value="decline">Decline</button>
<button name="choice" value="approve">Approve</button>
</form>
<p><small>This is a local stand-in for a bank. The shop is not connected to a card provider, and no money moves.</small></p>`,
  });

export const expiredPage = standalonePage({
  title: "That did not work",
  content: `<p role="alert">This page is not valid any more. Please go back to the checkout and pay again.</p>
<a class="button" href="/checkout">Back to the checkout</a>`,
});
