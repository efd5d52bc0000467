import { escapeHtml } from "../../platform/escape-html.ts";
import { standalonePage } from "../../platform/http/standalone-page.ts";
import type { Person } from "./person-directory.ts";

/** Signs in as one of the given people, as someone else, or cancels. */
export const accountChooserPage = (people: readonly Person[], problem?: string): string =>
  standalonePage({
    title: "Google sign-in sandbox",
    content: `<p>This shop is not connected to Google, so no password is needed. Choose who you want to be.</p>
<form method="post">${people.map(personButton).join("\n")}</form>
<h2>Someone else</h2>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
<label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
<label>Email <input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<label><input name="verified" type="checkbox" checked> Google has verified this address</label>
<button name="choice" value="other">Continue</button>
</form>
<form method="post"><button class="quiet" name="choice" value="cancel">Cancel</button></form>`,
  });

const personButton = ({ name, email, emailVerified }: Person, index: number) =>
  `<button class="person" name="choice" value="${index}">${escapeHtml(name)} <small>${escapeHtml(email)}, ${emailVerified ? "verified" : "not verified"}</small></button>`;
