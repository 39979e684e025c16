import type { AdminFeedback } from '@pacemeal/protocol/admin'
import type { Ports } from '../../ports.ts'

const MAX_LIST_LENGTH = 100

/** What people reported or suggested: what waits for an answer before the rest, the newest first. */
export const listFeedback = async ({ store }: Ports<'store'>): Promise<AdminFeedback[]> =>
  store.db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user')
    .select(['feedback._id as id', 'users.email as email', 'feedback.page as page', 'feedback.message as message'])
    .select((query) => [
      'feedback._createdAt as at',
      query
        .selectFrom('operatorActs')
        .select(({ fn }) => fn.max('createdAt').as('at'))
        .whereRef('personId', '=', 'feedback.user')
        .whereRef('subject', '=', 'feedback._id')
        .where('act', '=', 'feedback-answer')
        .as('answeredAt'),
    ])
    .orderBy('answeredAt', (order) => order.desc().nullsFirst())
    .orderBy('feedback._sequence', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()
