import { escapeHtml } from "../escape-html.ts";
import { contentSecurityPolicy } from "./content-security.ts";

interface StandalonePage {
  title: string;
  /** HTML in which all user input has been escaped. */
  content: string;
  /** Posted to the window that opened this one, which then closes. */
  messageToOpener?: { message: unknown; targetOrigin: string };
}

/** A page without the layout of the site, for popups. */
export const standalonePage = ({ title, content, messageToOpener }: StandalonePage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" type="image/svg+xml" href="/static/favicon.svg"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main>${messageToOpener ? `${dataBlock(messageToOpener)}<script>${postMessageScript}</script>` : ""}</body></html>
`;

/** Data that does not run. A user's name may contain "</script>", which would end the element. */
const dataBlock = (data: unknown) =>
  `<script type="application/json" id="message">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;

/** If the page was opened in a tab, which a script cannot close, the button goes to the home page. */
export const errorPage = (reason: string): string =>
  standalonePage({
    title: "That did not work",
    content: `<p role="alert">${escapeHtml(reason)}</p>
<button id="close" type="button">Close</button><script>${closeScript}</script>`,
  });

// The scripts are constants, so that the policy can allow them by hash.

const closeScript = `
document.getElementById("close").addEventListener("click", () => { window.close(); location.replace("/"); });
`;

/** The window closes after a delay: some browsers clear a message's `source` once the sending window is gone. */
const postMessageScript = `
const { message, targetOrigin } = JSON.parse(document.getElementById("message").textContent);
window.opener?.postMessage(message, targetOrigin);
setTimeout(() => window.close(), 500);
`;

const style = `
:root { color-scheme: light dark; --ink: #22303c; --soft: #55616c; --paper: #fff8f0; --surface: #fff; --line: #8a7a66; --accent: #c2410c; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3ece3; --soft: #b9c2ca; --paper: #1a2129; --surface: #242d37; --line: #7d8a97; --accent: #fdba74; --on-accent: #22303c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
p { margin: 0 0 1rem; }
small { color: var(--soft); }
label { display: block; margin: 0 0 .75rem; font-weight: 600; }
input:not([type=checkbox]), textarea { display: block; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: inherit; font: inherit; }
button, a.button { display: inline-block; min-height: 44px; padding: .5rem 1.5rem; border: 1px solid var(--accent); border-radius: 999px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; }
a.button { text-decoration: none; }
button.quiet { background: none; color: var(--accent); }
button.person { width: 100%; margin: 0 0 .5rem; border-color: var(--line); border-radius: 16px; background: var(--surface); color: inherit; text-align: left; }
button.person small { display: block; font-weight: 400; }
.sheet { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 20px; background: var(--surface); }
.sheet div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; }
.sheet dt { color: var(--soft); }
.sheet dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
.choices { display: flex; gap: .75rem; margin: 0 0 1.25rem; }
.choices button { flex: 1; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** For all pages of this kind. */
export const standalonePolicy = contentSecurityPolicy({ scripts: [closeScript, postMessageScript], styles: [style] });
