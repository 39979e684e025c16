import { Refusal } from '../refusal.ts'
import { retryDeadLetter, retryDeadLetters } from '../services/operators/dead-letters.ts'
import { COMMAND_LINE } from '../services/operators/operator-acts.ts'
import { type Command, CommandError, oneLine, readLimit, requireWord, tableOf } from './command.ts'

const minute = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)}`

const statuses = ['waiting', 'processing', 'completed', 'failed'] as const

export const jobs: Command = {
  takes: '[--status waiting|processing|completed|failed] [--limit 50]',
  about: 'lists the work that people and the server asked for, the newest first',
  async run({ store }, asked) {
    const status = statuses.find((one) => one === asked.options.status)
    if (asked.options.status !== undefined && status === undefined) {
      throw new CommandError(`--status takes ${statuses.join(', ')}.`)
    }
    const rows = await store.db
      .selectFrom('executions')
      .select(['id', 'functionId', 'requestPath', 'userId', 'status', 'attempts', 'createdAt', 'errors'])
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
      .orderBy('sequence', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['since (UTC)', 'id', 'work', 'person', 'state', 'attempts', 'why'],
      rows.map((row) => [
        minute(row.createdAt),
        row.id,
        `${row.functionId}${row.requestPath === '/' ? '' : row.requestPath}`,
        row.userId,
        row.status,
        String(row.attempts),
        oneLine(row.errors, 80),
      ]),
    )
  },
}

export const timers: Command = {
  takes: '[--limit 50]',
  about: 'lists what is to happen next: reminders, renewals, charges, messages on their way',
  async run({ store }, asked) {
    const rows = await store.db
      .selectFrom('timers')
      .select(['key', 'status', 'dueAt', 'attempts', 'error'])
      .where('status', 'in', ['waiting', 'sending'])
      .orderBy('dueAt')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['due (UTC)', 'state', 'attempts', 'what', 'last failure'],
      rows.map(({ key, status, dueAt, attempts, error }) => [
        minute(dueAt),
        status,
        String(attempts),
        key,
        oneLine(error, 80),
      ]),
    )
  },
}

export const dead: Command = {
  takes: '[--limit 50]',
  about: 'lists what was given up: messages that did not go out, work that kept failing',
  async run({ store }, asked) {
    const rows = await store.db
      .selectFrom('timers')
      .select(['key', 'updatedAt', 'attempts', 'error'])
      .where('status', '=', 'dead')
      .orderBy('updatedAt', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['given up (UTC)', 'attempts', 'what', 'why'],
      rows.map(({ key, updatedAt, attempts, error }) => [minute(updatedAt), String(attempts), key, oneLine(error)]),
    )
  },
}

export const resend: Command = {
  takes: '<what> | --all',
  about: 'tries what was given up once more; what had gone out in spite of it goes out twice',
  async run(backend, asked) {
    if (asked.options.all === true && asked.words.length > 0) throw new CommandError('Say either what, or --all.')
    if (asked.options.all === true) return [`${await retryDeadLetters(backend, COMMAND_LINE)} will be tried again.`]
    const key = requireWord(asked, 0, 'what to send again, as "dead" lists it, or --all')
    try {
      await retryDeadLetter(backend, COMMAND_LINE, key)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new CommandError(`Nothing that was given up is called "${oneLine(key)}".`)
    }
    return ['It will be tried again.']
  },
}
