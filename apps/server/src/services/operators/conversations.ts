import type { AdminConversation, AdminMessages } from '@pacemeal/protocol/admin'
import type { Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { requireUser } from '../accounts/find-user.ts'
import { recordReading } from './operator-acts.ts'

const MAX_LIST_LENGTH = 50
const MAX_MESSAGES = 200

/** The last message of each person who wrote, those who wrote last first. */
const lastMessages = ({ db }: Handle) =>
  db
    .selectFrom('support_messages as message')
    .innerJoin(
      (query) =>
        query
          .selectFrom('support_messages')
          .select(({ fn }) => fn.max('_sequence').as('last'))
          .where('isUser', '=', 1)
          .groupBy('user')
          .as('newest'),
      (join) => join.onRef('newest.last', '=', 'message._sequence'),
    )
    .innerJoin('users', 'users.id', 'message.user')
    .select(['message.user as userId', 'users.email as email', 'message.text as lastText'])
    .select((query) => [
      'message._createdAt as lastAt',
      query
        .selectFrom('operatorActs')
        // An answer covers what the operator had seen, not what came in while they wrote.
        .select(({ fn }) => fn.max(fn.coalesce('seenAt', 'createdAt')).as('at'))
        .whereRef('personId', '=', 'message.user')
        .where('act', '=', 'support-answer')
        .as('answeredAt'),
    ])

/** The last messages as a table of their own; the acknowledgement that follows each message is not an answer. */
const conversations = (store: Handle) =>
  store.db.selectFrom(lastMessages(store).select('message._sequence as sequence').as('one')).select(({ eb, or, ref }) =>
    eb
      .case()
      .when(or([eb('answeredAt', 'is', null), eb('answeredAt', '<', ref('lastAt'))]))
      .then(1)
      .else(0)
      .end()
      .as('isWaiting'),
  )

/** Who wrote to the support: those who wait for an answer before the others, whoever wrote last first. */
export const listConversations = async ({ store }: Ports<'store'>): Promise<AdminConversation[]> => {
  const rows = await conversations(store)
    .select(['userId', 'email', 'lastText', 'lastAt'])
    .orderBy('isWaiting', 'desc')
    .orderBy('sequence', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()
  return rows.map(({ isWaiting, ...rest }) => ({ ...rest, isAnswered: Number(isWaiting) === 0 }))
}

/** How many people wait for an answer. */
export const countUnanswered = async ({ store }: Ports<'store'>): Promise<number> => {
  const counted = await store.db
    .selectFrom(conversations(store).as('conversation'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('isWaiting', '=', 1)
    .executeTakeFirst()
  return Number(counted?.count ?? 0)
}

/** The conversation with one person, oldest first. That it was read is written down. */
export const readConversation = (
  backend: Ports<'clock' | 'store'>,
  operator: string,
  userId: string,
): Promise<AdminMessages> =>
  backend.store.transact(async (tx) => {
    const { email } = await requireUser(tx, userId)
    const rows = await tx.db
      .selectFrom('support_messages')
      .select(['_id', '_createdAt', 'text', 'isUser'])
      .where('user', '=', userId)
      .orderBy('_sequence', 'desc')
      .limit(MAX_MESSAGES)
      .execute()
    if (rows.length > 0) {
      await recordReading(tx, backend, { operator, act: 'conversation-read', personId: userId, subject: email })
    }
    const messages = rows
      .toReversed()
      .map(({ _id, _createdAt, text, isUser }) => ({ id: _id, at: _createdAt, text, isUser: isUser === 1 }))
    return { email, messages }
  })
