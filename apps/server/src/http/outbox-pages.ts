import { createHash } from 'node:crypto'
import { escapeHtml } from '../mails/layout.ts'
import { type KeptMail, linksIn } from '../services/outbox/read-outbox.ts'

const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf7f2,#12100e);--surface:light-dark(#fff,#1c1917);--ink:light-dark(#1c1917,#f5f1ea);--muted:light-dark(#6b635b,#a8a099);--line:light-dark(#e7e0d6,#2e2a26);--edge:light-dark(#8a8178,#7a726b);--ember:light-dark(#ea580c,#fb923c);--action:light-dark(#c2410c,#fb923c);--on-action:light-dark(#fff,#1c1207)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px Figtree,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}
header{display:flex;align-items:center;gap:8px;font-weight:700;font-size:20px;margin-bottom:24px}
header i{width:12px;height:12px;border-radius:50%;background:var(--ember)}
h1{font-size:28px;line-height:34px;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:28px;margin:0;overflow-wrap:anywhere}
p{margin:0 0 16px}
.muted{color:var(--muted);font-size:14px;line-height:20px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 24px}
input{flex:1 1 240px;min-height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
button{min-height:44px;padding:0 20px;border:0;border-radius:12px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:16px 20px}
.links{margin:12px 0 0;padding:0;list-style:none;display:grid;gap:4px}
a{color:var(--action);overflow-wrap:anywhere}
h2 a,.links a{display:inline-block;padding:8px 0}
.links a{font-size:14px;line-height:20px}
h2 a{color:inherit;padding:0;text-decoration:none}
h2 a:hover{text-decoration:underline}
iframe{width:100%;height:70vh;min-height:480px;border:1px solid var(--line);border-radius:20px;background:var(--surface);margin-top:24px}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What the outbox's own pages may load: their style, and the mail in its frame. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What a mail's HTML may do: show itself inside our page, and open its links beside it. No script, nothing remote. */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Pacemeal</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main>
<header><i></i> Pacemeal</header>
${content}
</main></body>
</html>
`

/** `2026-03-02 08:15:30 UTC`. */
const momentText = (sentAt: string): string => `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`

const envelope = ({ to, from, sentAt }: KeptMail): string =>
  `<p class="muted">To ${escapeHtml(to)}, from ${escapeHtml(from)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(momentText(sentAt))}</time></p>`

const links = (mail: KeptMail): string => {
  const found = linksIn(mail)
  if (found.length === 0) return ''
  const items = found.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
  return `<ul class="links" aria-label="Links in this mail">${items.join('')}</ul>`
}

const entry = (mail: KeptMail): string => `<li class="card">
<h2><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
${envelope(mail)}
${links(mail)}
</li>`

const filterForm = (address: string): string => `<form method="get" action="/dev/outbox">
<input name="address" type="email" aria-label="Address" placeholder="Only mails to this address" value="${escapeHtml(address)}">
<button>Show</button>
</form>`

const countText = (shown: number, limit: number): string =>
  shown < limit ? `${shown} ${shown === 1 ? 'mail' : 'mails'}, newest first.` : `The ${limit} newest mails.`

export interface OutboxListing {
  readonly mails: readonly KeptMail[]
  readonly limit: number
  /** The address it is filtered by, '' for all. */
  readonly address: string
}

/** The list of mails, newest first, each with the links of its text. */
export const listingPage = ({ mails, limit, address }: OutboxListing): string => {
  const everything = address === '' ? '' : ' <a href="/dev/outbox">Show all mails</a>'
  const none =
    address === ''
      ? 'No mail was sent yet. Sign up, and the verification mail appears here.'
      : `No mail was sent to ${escapeHtml(address)} yet.`
  const state = mails.length === 0 ? none : countText(mails.length, limit)
  return page(
    'Outbox',
    `<h1>Outbox</h1>
<p class="muted">Without a mail server, every mail is kept here instead of being sent.</p>
${filterForm(address)}
<p>${state}${everything}</p>
<ol>${mails.map(entry).join('\n')}</ol>`,
  )
}

/** One mail: its links as plain anchors, and its HTML in a frame of its own. */
export const mailPage = (mail: KeptMail): string =>
  page(
    mail.subject,
    `<p><a href="/dev/outbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
${envelope(mail)}
${links(mail)}
<iframe src="/dev/outbox/${mail.id}/html" title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  )

/** The mail's own HTML. Its links open beside the frame, where they work like any other. */
export const mailDocument = ({ html }: KeptMail): string => {
  const target = '<base target="_blank">'
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => `${head}${target}`)
    : `<!doctype html><meta charset="utf-8">${target}${html}`
}

/** Nothing is there, in words and with the way back. */
export const missingPage = (why: string): string =>
  page('Not found', `<h1>Not found</h1><p>${escapeHtml(why)}</p><p><a href="/dev/outbox">All mails</a></p>`)
