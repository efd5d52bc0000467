import { escapeHtml } from "../escape-html.ts";

export interface MailContent {
  paragraphs: string[];
  /** The call to action. */
  action?: { label: string; url: string };
  footnote?: string;
}

export function renderText({ paragraphs, action, footnote }: MailContent): string {
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const colours = {
  paper: "#fff8f0",
  surface: "#ffffff",
  ink: "#22303c",
  soft: "#55616c",
  coral: "#c2410c",
  line: "#eadfd1",
};
const font = "font-family:'Nunito Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs reliably support only tables and inline styles. */
export function renderHtml(shopName: string, title: string, { paragraphs, action, footnote }: MailContent): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};${font};font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:${colours.coral}">${escapeHtml(shopName)}</td></tr>
<tr><td style="background:${colours.surface};border:1px solid ${colours.line};border-radius:20px;padding:32px">
${paragraphs.map(paragraph).join("\n")}
${action ? button(action) : ""}
</td></tr>
${footnote ? `<tr><td style="padding:16px 8px;font-size:14px;color:${colours.soft}">${escapeHtml(footnote)}</td></tr>` : ""}
</table></td></tr></table></body></html>
`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;background:${colours.coral};color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:${colours.soft};word-break:break-all">${escapeHtml(url)}</p>`;
