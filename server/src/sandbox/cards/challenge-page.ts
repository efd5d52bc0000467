import { escapeHtml } from "../../platform/escape-html.ts";
import { standalonePage } from "../../platform/http/standalone-page.ts";
import type { SandboxIntent } from "./store.ts";

const formatAmount = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** The sandbox's version of a bank's 3-D Secure page. */
export const challengePage = (shopName: string, { amountCents, currency, reference }: SandboxIntent): string =>
  standalonePage({
    title: "Approve this payment?",
    content: `<p>Your bank asks you to approve this payment.</p>
<dl class="sheet">
<div><dt>Shop</dt><dd>${escapeHtml(shopName)}</dd></div>
<div><dt>Order</dt><dd>${escapeHtml(reference)}</dd></div>
<div><dt>Amount</dt><dd>${formatAmount(amountCents, currency)}</dd></div>
</dl>
<form class="choices" method="post">
<button class="quiet" name="choice" value="decline">Decline</button>
<button name="choice" value="approve">Approve</button>
</form>
<p><small>This is a sandbox, not a real bank. The shop is not connected to a card provider, and no money moves.</small></p>`,
  });

export const expiredPage = standalonePage({
  title: "That did not work",
  content: `<p role="alert">This page is no longer valid. Please go back to checkout and pay again.</p>
<a class="button" href="/checkout">Back to checkout</a>`,
});
