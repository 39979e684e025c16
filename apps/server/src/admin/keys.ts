import { COMMAND_LINE, recordAct } from '../services/operators/operator-acts.ts'
import { forgetServerKey, type ServerKeyName, serverKeyNames } from '../services/server-keys.ts'
import { type Command, CommandError, requireWord } from './command.ts'

/** What a new key costs those who rely on the old one. */
const costs: Readonly<Record<ServerKeyName, string>> = {
  unsubscribe: 'links in mails that were sent stop working',
  'calendar-feed': 'published calendars get another address, which people have to take over',
  'web-push': 'every browser has to turn notifications on again; stop the servers before and start them afterwards',
}

export const renewKey: Command = {
  takes: `<${serverKeyNames.join(' | ')}> --yes`,
  about: 'replaces a key that the server has made for itself, as after a theft',
  async run(backend, asked) {
    const word = requireWord(asked, 0, `which key: ${serverKeyNames.join(', ')}`)
    const name = serverKeyNames.find((one) => one === word)
    if (name === undefined) throw new CommandError(`The keys are ${serverKeyNames.join(', ')}.`)
    if (asked.options.yes !== true) throw new CommandError(`Then ${costs[name]}. Say it again with --yes.`)
    const wasThere = await backend.store.transact(async (tx) => {
      // A subscription is bound to the key that it was made with.
      if (name === 'web-push') await tx.db.deleteFrom('push_subscriptions').execute()
      const act = { operator: COMMAND_LINE, act: 'key-renewed', personId: null, subject: name } as const
      await recordAct(tx, backend, act)
      return forgetServerKey(tx, name)
    })
    return [wasThere ? `The key is gone; the next use makes another: ${costs[name]}.` : 'There was no such key yet.']
  },
}
