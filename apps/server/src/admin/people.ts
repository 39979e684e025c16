import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Ports } from '../ports.ts'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import { endSessions } from '../services/accounts/end-sessions.ts'
import { findUser, findUserByEmail } from '../services/accounts/find-user.ts'
import { COMMAND_LINE, recordAct } from '../services/operators/operator-acts.ts'
import { exportData } from '../services/owned-data/export-data.ts'
import { resetSecondFactor } from '../services/second-factor/second-factor.ts'
import type { UserRow } from '../store/tables.ts'
import { type Asked, type Command, CommandError, oneLine, readLimit, requireWord, tableOf } from './command.ts'

const byCommand = { operator: COMMAND_LINE }

/** The person that a word names, by address or id. */
export const requirePerson = async ({ store }: Ports<'store'>, asked: Asked, at = 0): Promise<UserRow> => {
  const word = requireWord(asked, at, 'whom: an e-mail address or a user id')
  const found = (await findUserByEmail(store, word)) ?? (await findUser(store, word))
  if (found === undefined) throw new CommandError(`There is no account with the address or id "${oneLine(word)}".`)
  return found
}

export const users: Command = {
  takes: '[--search text] [--limit 50]',
  about: 'lists accounts, the newest first',
  async run({ store }, asked) {
    const search = typeof asked.options.search === 'string' ? asked.options.search.toLowerCase() : ''
    const rows = await store.db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'emailVerified', 'blocked', 'createdAt', 'accessedAt'])
      .$if(search !== '', (query) =>
        query.where((is) =>
          is.or([
            is('email', 'like', `%${search}%`),
            is('id', '=', search),
            is(({ fn }) => fn<string>('lower', ['name']), 'like', `%${search}%`),
          ]),
        ),
      )
      .orderBy('createdAt', 'desc')
      .limit(readLimit(asked, 50))
      .execute()
    return tableOf(
      ['id', 'address', 'name', 'since', 'last seen', 'state'],
      rows.map(({ id, email, name, emailVerified, blocked, createdAt, accessedAt }) => [
        id,
        email,
        oneLine(name, 30),
        createdAt.slice(0, 10),
        accessedAt.slice(0, 10),
        blocked === 1 ? 'blocked' : emailVerified === 1 ? 'verified' : 'not verified',
      ]),
    )
  },
}

export const exportPerson: Command = {
  takes: '<address or id> <file.zip>',
  about: 'writes everything that is kept of a person into a zip file',
  async run(backend, asked) {
    const { id, email } = await requirePerson(backend, asked)
    const file = requireWord(asked, 1, 'the file to write')
    const target = await open(file, 'wx', 0o600).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new CommandError(`${file} is there already.`)
      throw error
    })
    try {
      // Written down before the first byte: nobody's data is read out without a trace, whatever breaks afterwards.
      await recordAct(backend.store, backend, { ...byCommand, act: 'data-export', personId: id, subject: email })
      await pipeline(await exportData(backend, id), target.createWriteStream())
    } catch (error) {
      await target.close().catch(() => undefined)
      await rm(file, { force: true })
      throw error
    }
    return [`Everything of ${email} is in ${file}.`]
  },
}

export const resetPersonSecondFactor: Command = {
  takes: '<address or id> --yes',
  about: 'turns two-step verification off for who has lost phone and recovery codes; make sure of who asks',
  async run(backend, asked) {
    const { id, email } = await requirePerson(backend, asked)
    if (asked.options.yes !== true) {
      throw new CommandError(`The password of ${email} alone signs in afterwards. Say it again with --yes.`)
    }
    await resetSecondFactor(backend, id, (tx) =>
      recordAct(tx, backend, { ...byCommand, act: 'second-factor-reset', personId: id, subject: email }),
    )
    return [`Two-step verification of ${email} is off, and every session has ended.`]
  },
}

export const signPeopleOut: Command = {
  takes: '<address or id>, or --all; with --yes',
  about: 'ends every session of a person, or of everybody, as after a theft; passwords stay',
  async run(backend, asked) {
    const isEverybody = asked.options.all === true
    if (isEverybody && asked.words.length > 0) throw new CommandError('Say either whom, or --all.')
    const person = isEverybody ? undefined : await requirePerson(backend, asked)
    const whom = person?.email ?? 'everybody'
    if (asked.options.yes !== true) {
      throw new CommandError(`This signs ${whom} out on every device. Say it again with --yes.`)
    }
    const ended = await backend.store.transact(async (tx) => {
      const query = tx.db.selectFrom('sessions').select('userId').distinct()
      const rows = person === undefined ? await query.execute() : [{ userId: person.id }]
      const counts = []
      for (const { userId } of rows) counts.push(await endSessions(tx, backend, userId))
      const about = { personId: person?.id ?? null, subject: person?.email ?? '' }
      await recordAct(tx, backend, { ...byCommand, act: 'sessions-ended', ...about })
      return counts.reduce((sum, one) => sum + one, 0)
    })
    return [`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${whom}.`]
  },
}

export const deletePerson: Command = {
  takes: '<address or id> --yes',
  about: 'deletes an account with everything that belongs to it, for good',
  async run(backend, asked) {
    const { id, email } = await requirePerson(backend, asked)
    if (asked.options.yes !== true) throw new CommandError(`This deletes ${email} for good. Say it again with --yes.`)
    await backend.store.transact(async (tx) => {
      await deleteAccount(tx, backend, id)
      // Whom it was is gone with the account.
      await recordAct(tx, backend, { ...byCommand, act: 'account-deletion', personId: null, subject: '' })
    })
    return [`${email} is gone.`]
  },
}
