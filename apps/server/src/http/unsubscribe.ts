import type { NotificationKind } from '@pacemeal/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../mails/layout.ts'
import type { Ports } from '../ports.ts'
import { readUnsubscribe, unsubscribe } from '../services/notifications/unsubscribe.ts'
import type { HttpArea } from './api.ts'
import { page, pagePolicy } from './plain-page.ts'

const about: Readonly<Record<NotificationKind, string>> = {
  mealPlanReadyNotification: 'meal plan updates',
  wearableDataNotifications: 'wearable data updates',
  fuelReminders: 'fuel reminders',
}

const show = (reply: FastifyReply, title: string, content: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('referrer-policy', 'no-referrer')
    .send(page(title, content))

const settingsLink = '<p><a href="/notification-settings">All notification settings</a></p>'

const foreign = (reply: FastifyReply): FastifyReply =>
  show(
    reply.code(404),
    'This link does not work',
    `<h1>This link does not work</h1><p>It may have been cut off by the mail program. Your notification settings are in the app.</p>${settingsLink}`,
  )

const requested = (backend: Ports<'clock' | 'store'>, { query }: FastifyRequest) =>
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
      if (wanted === undefined) return foreign(reply)
      const what = about[wanted.kind]
      return show(
        reply,
        'Stop these mails',
        `<h1>Stop these mails?</h1><p>You will get no more mails with ${what}. Everything stays in the app.</p>
<form method="post" action="${escapeHtml(request.url)}"><button>Stop mails with ${what}</button></form>${settingsLink}`,
      )
    })
    scope.post('/unsubscribe', { schema }, async (request, reply) => {
      const wanted = await requested(backend, request)
      if (wanted === undefined) return foreign(reply)
      await unsubscribe(backend, wanted.user, wanted.kind)
      return show(
        reply,
        'Mails stopped',
        `<h1>Done</h1><p>You will get no more mails with ${about[wanted.kind]}. You can turn them on again in the app at any time.</p>${settingsLink}`,
      )
    })
  })
}
