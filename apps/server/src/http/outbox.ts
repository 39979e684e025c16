import { readEmail } from '@pacemeal/domain'
import type { FastifyReply } from 'fastify'
import { publicPath } from '../config/public-url.ts'
import { type Config, isProduction } from '../config/settings.ts'
import { findKeptMail, readOutbox } from '../services/outbox/read-outbox.ts'
import type { HttpArea } from './api.ts'
import { linksBelow } from './below-path.ts'
import { listingPage, mailDocument, mailPage, mailPolicy, missingPage } from './outbox-pages.ts'
import { pagePolicy } from './plain-page.ts'

const MAX_LIST_LENGTH = 100

const show = (config: Config, reply: FastifyReply, html: string, policy = pagePolicy): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(linksBelow(publicPath(config), html))

const missing = (config: Config, reply: FastifyReply, why: string): FastifyReply =>
  show(config, reply.code(404), missingPage(why))

const NO_SUCH_MAIL = 'There is no mail with this id in the outbox.'

/** The address that a list is filtered by: '' for none, undefined when it is no address. */
const readFilter = (query: unknown): string | undefined => {
  const given = typeof query === 'object' && query !== null && 'address' in query ? query.address : ''
  if (given === '') return ''
  const address = typeof given === 'string' ? readEmail(given) : undefined
  return address?.ok ? address.value : undefined
}

/** The mails that a machine without a mail server keeps, for the person at that machine. In production there is no such page. */
export const registerOutbox: HttpArea = (api, { config }) => {
  if (isProduction(config)) return
  const { dataDir } = config
  const schema = { hide: true }

  api.get('/dev/outbox', { schema }, async ({ query }, reply) => {
    const address = readFilter(query)
    if (address === undefined) return missing(config, reply, 'This is no e-mail address, so there are no mails to it.')
    const mails = await readOutbox(dataDir, { limit: MAX_LIST_LENGTH, ...(address === '' ? {} : { address }) })
    return show(config, reply, listingPage({ mails, limit: MAX_LIST_LENGTH, address }))
  })

  api.get<{ Params: { id: string } }>('/dev/outbox/:id', { schema }, async ({ params }, reply) => {
    const mail = await findKeptMail(dataDir, params.id)
    return mail === undefined ? missing(config, reply, NO_SUCH_MAIL) : show(config, reply, mailPage(mail))
  })

  api.get<{ Params: { id: string } }>('/dev/outbox/:id/html', { schema }, async ({ params }, reply) => {
    const mail = await findKeptMail(dataDir, params.id)
    if (mail === undefined) return missing(config, reply, NO_SUCH_MAIL)
    return show(config, reply.header('x-frame-options', 'SAMEORIGIN'), mailDocument(mail), mailPolicy)
  })
}
