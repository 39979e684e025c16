import { type Locale, matchLocale } from '@pacemeal/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicPath } from '../config/public-url.ts'
import type { Config } from '../config/settings.ts'
import { serverWords } from '../languages/server-words.ts'
import type { ServerWords } from '../languages/words.ts'
import { escapeHtml } from '../mails/layout.ts'
import type { Ports } from '../ports.ts'
import { findPersonLocale } from '../services/accounts/locale-of.ts'
import { readUnsubscribe, unsubscribe } from '../services/notifications/unsubscribe.ts'
import type { HttpArea } from './api.ts'
import { linksBelow } from './below-path.ts'
import { page, pagePolicy } from './plain-page.ts'

type Words = ServerWords['unsubscribe']

const show = (config: Config, reply: FastifyReply, locale: Locale, title: string, content: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('referrer-policy', 'no-referrer')
    .send(linksBelow(publicPath(config), page(title, content, locale)))

const settingsLink = ({ settings }: Words): string =>
  `<p><a href="/notification-settings">${escapeHtml(settings)}</a></p>`

/** The languages that a browser asks for, as far as they matter here: in its own order. */
const askedLocale = ({ headers }: FastifyRequest): Locale =>
  matchLocale((headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''))

const foreign = (config: Config, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const locale = askedLocale(request)
  const words = serverWords(locale).unsubscribe
  return show(
    config,
    reply.code(404),
    locale,
    words.brokenTitle,
    `<h1>${escapeHtml(words.brokenTitle)}</h1><p>${escapeHtml(words.brokenText)}</p>${settingsLink(words)}`,
  )
}

const requested = (backend: Ports<'clock' | 'config' | 'store'>, { query }: FastifyRequest) =>
  readUnsubscribe(backend, typeof query === 'object' && query !== null ? { ...query } : {})

/**
 * What the link at the foot of a mail opens. Opening it changes nothing, since mail programs look at links by
 * themselves; its button does, and so does the mail program's own (RFC 8058), both by POST.
 */
export const registerUnsubscribe: HttpArea = async (api, backend) => {
  await api.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, null),
    )
    const schema = { hide: true }
    scope.get('/unsubscribe', { schema }, async (request, reply) => {
      const wanted = await requested(backend, request)
      if (wanted === undefined) return foreign(backend.config, request, reply)
      const locale = await findPersonLocale(backend.store, wanted.user)
      const words = serverWords(locale).unsubscribe
      const what = words.about[wanted.kind]
      return show(
        backend.config,
        reply,
        locale,
        words.askTitle,
        `<h1>${escapeHtml(words.askHeading)}</h1><p>${escapeHtml(words.askText(what))}</p>
<form method="post" action="${escapeHtml(request.url)}"><button>${escapeHtml(words.askButton(what))}</button></form>${settingsLink(words)}`,
      )
    })
    scope.post('/unsubscribe', { schema }, async (request, reply) => {
      const wanted = await requested(backend, request)
      if (wanted === undefined) return foreign(backend.config, request, reply)
      await unsubscribe(backend, wanted.user, wanted.kind)
      const locale = await findPersonLocale(backend.store, wanted.user)
      const words = serverWords(locale).unsubscribe
      const done = words.doneText(words.about[wanted.kind])
      return show(
        backend.config,
        reply,
        locale,
        words.doneTitle,
        `<h1>${escapeHtml(words.doneHeading)}</h1><p>${escapeHtml(done)}</p>${settingsLink(words)}`,
      )
    })
  })
}
