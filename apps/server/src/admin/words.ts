import { MAX_ANSWER_LENGTH } from '@pacemeal/protocol/admin'
import { answerPerson } from '../services/operators/answer-person.ts'
import { COMMAND_LINE } from '../services/operators/operator-acts.ts'
import { type Command, CommandError, oneLine, readLimit, requireWord, tableOf } from './command.ts'
import { requirePerson } from './people.ts'

const minute = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)}`

export const support: Command = {
  takes: '[<address or id>] [--limit 50]',
  about: 'shows what people wrote to the support, or the whole conversation with one of them',
  async run(backend, asked) {
    const person = asked.words.length === 0 ? undefined : await requirePerson(backend, asked)
    const rows = await backend.store.db
      .selectFrom('support_messages')
      .innerJoin('users', 'users.id', 'support_messages.user')
      .select(['support_messages._createdAt as at', 'users.email as email', 'text', 'isUser'])
      .$if(person !== undefined, (query) => query.where('support_messages.user', '=', person?.id ?? ''))
      .$if(person === undefined, (query) => query.where('isUser', '=', 1))
      .orderBy('support_messages._sequence', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    const shown = person === undefined ? rows : rows.toReversed()
    return tableOf(
      ['at (UTC)', 'who', 'what'],
      shown.map(({ at, email, text, isUser }) => [minute(at), isUser === 1 ? email : 'support', oneLine(text, 2000)]),
    )
  },
}

export const answer: Command = {
  takes: '<address or id> "<text>"',
  about: 'answers in a person’s support chat, tells them in the app, and mails it',
  async run(backend, asked) {
    const person = await requirePerson(backend, asked)
    const text = requireWord(asked, 1, 'the answer').trim()
    if (text.length > MAX_ANSWER_LENGTH)
      throw new CommandError(`An answer has at most ${MAX_ANSWER_LENGTH} characters.`)
    await answerPerson(backend, COMMAND_LINE, person.id, { text })
    return [`Answered ${person.email}.`]
  },
}

export const feedback: Command = {
  takes: '[--limit 50]',
  about: 'shows what people reported or suggested, the newest first',
  async run({ store }, asked) {
    const rows = await store.db
      .selectFrom('feedback')
      .innerJoin('users', 'users.id', 'feedback.user')
      .select(['feedback._createdAt as at', 'users.email as email', 'page', 'message'])
      .orderBy('feedback._sequence', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['at (UTC)', 'who', 'page', 'what'],
      rows.map(({ at, email, page, message }) => [minute(at), email, oneLine(page ?? '-', 60), oneLine(message, 2000)]),
    )
  },
}
