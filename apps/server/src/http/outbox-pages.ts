import { escapeHtml } from '../mails/layout.ts'
import { type KeptMail, linksIn } from '../services/outbox/read-outbox.ts'
import { contentPolicy } from './content-policy.ts'
import { page } from './plain-page.ts'

/** What a mail's HTML may do: show itself inside our page, and open its links beside it. No script, nothing remote. */
export const mailPolicy = contentPolicy({
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-popups allow-popups-to-escape-sandbox',
})

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
