import { escapeHtml } from "../../platform/escape-html.ts";
import { standalonePage } from "../../platform/http/standalone-page.ts";

interface AnsweredMail {
  recipient: string;
  subject: string;
}

/** The sandbox's version of the recipient's mail program. */
export const answerPage = ({ recipient, subject }: AnsweredMail): string =>
  standalonePage({
    title: "Answer this mail",
    content: `<dl class="sheet">
<div><dt>From</dt><dd>${escapeHtml(recipient)}</dd></div>
<div><dt>Subject</dt><dd>${escapeHtml(subject)}</dd></div>
</dl>
<form method="post" enctype="multipart/form-data">
<label>Your answer<textarea name="text" rows="8" required maxlength="5000"></textarea></label>
<label>Files<input name="files" type="file" multiple></label>
<button>Send</button>
</form>
<p><small>This is a sandbox. The shop is not connected to a mail server, and no mail leaves this machine.</small></p>`,
  });

export const sentPage = standalonePage({
  title: "Your answer is sent",
  content: `<p role="status">The shop has received it.</p>
<a class="button" href="/outbox">Back to the outbox</a>`,
});

export const refusedPage = standalonePage({
  title: "That did not work",
  content: `<p role="alert">There is no such mail, or the shop no longer accepts answers to it.</p>
<a class="button" href="/outbox">Back to the outbox</a>`,
});
