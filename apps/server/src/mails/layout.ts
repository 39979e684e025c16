import { DEFAULT_LOCALE, type Locale } from '@pacemeal/domain'
import { serverWords } from '../languages/server-words.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'

/** What a mail says; the layout makes it look like the product, and like plain text too. */
export interface MailContent {
  readonly to: string
  /** The language that it is written in; English when left out, as what goes to the support. */
  readonly locale?: Locale
  readonly replyTo?: string
  readonly subject: string
  /** The first line that inboxes preview. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Small print under the action. */
  readonly footnote: string
  /** Stops mails of this kind, with one click in the mail program too (RFC 8058). */
  readonly unsubscribe?: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML and its attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1C1917">${escapeHtml(text)}</p>`

// Mail programs drop scripts, most of CSS and remote pictures: a table, inline styles and a text logo work in all of them.
const button = ({ label, url }: { label: string; url: string }, unopened: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:12px;background:#C2410C">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#C2410C;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="muted" style="margin:0 0 24px;font-size:14px;line-height:20px;color:#6B635B">${escapeHtml(unopened)}<br><a class="link" href="${escapeHtml(url)}" style="color:#C2410C;word-break:break-all">${escapeHtml(url)}</a></p>`

const wordsOf = ({ locale = DEFAULT_LOCALE }: MailContent) => serverWords(locale).mails

const unsubscribeLine = ({ unsubscribe, ...content }: MailContent): string =>
  unsubscribe === undefined
    ? ''
    : `<br><a class="muted" href="${escapeHtml(unsubscribe)}" style="color:#6B635B">${escapeHtml(wordsOf(content).stopMails)}</a>`

const html = (content: MailContent): string => `<!doctype html>
<html lang="${content.locale ?? DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>@media (prefers-color-scheme:dark){.paper{background:#12100E!important}.card{background:#1C1917!important;border-color:#2E2A26!important}.ink{color:#F5F1EA!important}.muted{color:#A8A099!important}.link{color:#FB923C!important}}</style>
</head>
<body class="paper" style="margin:0;background:#FAF7F2;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF7F2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td class="ink" style="padding:0 4px 16px;font-size:20px;font-weight:700;color:#1C1917"><span style="color:#EA580C">&#9679;</span> Pacemeal</td></tr>
<tr><td class="card" style="background:#FFFFFF;border:1px solid #E7E0D6;border-radius:20px;padding:28px 24px 12px">
<h1 class="ink" style="margin:0 0 16px;font-size:28px;line-height:34px;color:#1C1917">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join('\n')}${content.action === undefined ? '' : button(content.action, wordsOf(content).unopenedButton)}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:14px;line-height:20px;color:#6B635B">${escapeHtml(content.footnote)}${unsubscribeLine(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

const plainText = (content: MailContent): string =>
  [
    content.heading,
    ...content.paragraphs,
    ...(content.action === undefined ? [] : [`${content.action.label}:\n${content.action.url}`]),
    `--\n${content.footnote}`,
    ...(content.unsubscribe === undefined ? [] : [`${wordsOf(content).stopMails}:\n${content.unsubscribe}`]),
  ].join('\n\n')

/** The finished mail, as HTML and as plain text. */
export const layOutMail = (content: MailContent): Mail => ({
  to: content.to,
  ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
  subject: content.subject,
  html: html(content),
  text: plainText(content),
  ...(content.unsubscribe === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${content.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
})
