import { escapeHtml } from "../../platform/escape-html.ts";
import { refusalPage, smallPage } from "../../platform/http/small-page.ts";
import type { SandboxIntent } from "./store.ts";

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** What a bank would ask its customer. */
export const challengePage = (shopName: string, { amountCents, currency }: SandboxIntent): string =>
  smallPage({
    title: "Is this payment yours?",
    content: `<p>${escapeHtml(shopName)} asks for <strong>${money(amountCents, currency)}</strong>.</p>
<p><small>This is a local stand-in for a bank. The shop is not connected to a card provider, and no money moves.</small></p>
<form method="post">
<button name="choice" value="approve">Approve</button>
<button class="quiet" name="choice" value="decline">Decline</button>
</form>`,
  });

export const outdatedPage = refusalPage("This page is not valid any more. Please go back to the shop and pay again.");
