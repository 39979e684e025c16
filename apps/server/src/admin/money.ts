import { COMMAND_LINE, recordAct } from '../services/operators/operator-acts.ts'
import { grantTime } from '../services/subscriptions/grant-time.ts'
import { moneyText } from '../services/subscriptions/money-text.ts'
import { type Command, CommandError, readLimit, requireWord, tableOf } from './command.ts'
import { requirePerson } from './people.ts'

export const payments: Command = {
  takes: '<address or id> [--limit 50]',
  about: "lists a person's payments, the newest first",
  async run(backend, asked) {
    const { id } = await requirePerson(backend, asked)
    const rows = await backend.store.db
      .selectFrom('payments')
      .select(['_id', 'amount', 'currency', 'description', 'paidAt', 'status', 'refunded'])
      .where('user', '=', id)
      .orderBy('paidAt', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['id', 'day', 'amount', 'for', 'state'],
      rows.map(({ _id, amount, currency, description, paidAt, status, refunded }) => [
        _id,
        paidAt.slice(0, 10),
        moneyText(amount, currency),
        description,
        refunded !== null && status === 'paid' ? `${moneyText(refunded, currency)} refunded` : status,
      ]),
    )
  },
}

export const refund: Command = {
  takes: '<payment id> --yes',
  about: 'gives the whole of a payment back and tells the person; the subscription goes on',
  async run(backend, asked) {
    const { billing } = backend
    const id = requireWord(asked, 0, 'which payment: the list is "payments <address or id>"')
    if (asked.options.yes !== true) throw new CommandError(`This gives payment ${id} back. Say it again with --yes.`)
    const unknown = new CommandError(`There is no paid payment "${id}" of ${billing.name} billing.`)
    const paid = await backend.store.db
      .selectFrom('payments')
      .select('user')
      .where('_id', '=', id)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    if (paid === undefined) throw unknown
    // Written down as asked for, before any money moves: none goes back without a trace, whatever breaks afterwards.
    const whose = { personId: paid.user, subject: id }
    await recordAct(backend.store, backend, { operator: COMMAND_LINE, act: 'payment-refund', ...whose })
    const answer = await billing.refund(id)
    if (answer.kind === 'refused') throw unknown
    return [`Payment ${id} is refunded${billing.name === 'embedded' ? ', though no money had been taken' : ''}.`]
  },
}

const MAX_DAYS = 3650

export const grant: Command = {
  takes: '<address or id> <days>',
  about: 'gives a person days that cost nothing; where nothing runs they begin now and end by themselves',
  async run(backend, asked) {
    const { id, email } = await requirePerson(backend, asked)
    const days = Number(requireWord(asked, 1, 'how many days'))
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      throw new CommandError(`Days are a whole number from 1 to ${MAX_DAYS}.`)
    }
    const granted = await grantTime(backend, id, days, (tx) =>
      recordAct(tx, backend, { operator: COMMAND_LINE, act: 'time-grant', personId: id, subject: `${email}, ${days}` }),
    )
    if (granted.kind === 'charged-elsewhere') {
      throw new CommandError(
        `${email} is charged by the payment provider. Give them a discount or a longer trial there.`,
      )
    }
    return [`${email} has until ${granted.until.slice(0, 10)}.`]
  },
}
