import { escapeHtml } from "../../platform/escape-html.ts";
import { standalonePage } from "../../platform/http/standalone-page.ts";
import type { Person } from "./person-directory.ts";

/** Who signs in: one of the people at hand, somebody new, or nobody. */
export const accountChooserPage = (people: readonly Person[], problem?: string): string =>
  standalonePage({
    title: "This is a local stand-in for Google",
    content: `<p>The shop is not connected to Google, so nobody's password is asked for here. Choose who you want to be.</p>
<form method="post">${people.map(personButton).join("\n")}</form>
<h2>Somebody else</h2>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
<label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<label><input name="verified" type="checkbox" checked> Google has verified this address</label>
<button name="choice" value="other">Continue</button>
</form>
<h2>Nobody</h2>
<form method="post"><button class="quiet" name="choice" value="cancel">Cancel</button></form>`,
  });

const personButton = ({ name, email, emailVerified }: Person, index: number) =>
  `<button class="person" name="choice" value="${index}">${escapeHtml(name)} <small>${escapeHtml(email)}, ${emailVerified ? "verified" : "not verified"}</small></button>`;
