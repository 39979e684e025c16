import type { Command } from './command.ts'
import { renewKey } from './keys.ts'
import { grant, payments, refund } from './money.ts'
import { deletePerson, exportPerson, resetPersonSecondFactor, signPeopleOut, users } from './people.ts'
import { answer, feedback, support } from './words.ts'
import { dead, jobs, resend, timers } from './work.ts'

/** Everything an operator can do, by the word for it. */
export const commands: Readonly<Record<string, Command>> = {
  users,
  jobs,
  timers,
  dead,
  resend,
  support,
  answer,
  feedback,
  payments,
  refund,
  grant,
  export: exportPerson,
  'second-factor-off': resetPersonSecondFactor,
  'sign-out': signPeopleOut,
  'renew-key': renewKey,
  delete: deletePerson,
}

/** What can be asked for, a line each. */
export const help = (): readonly string[] => {
  const lines = Object.entries(commands).map(
    ([name, { takes, about }]) => [`  ${name} ${takes}`.trimEnd(), about] as const,
  )
  return ['npm run -s admin -- <command>', '', ...lines.flatMap(([how, about]) => [how, `      ${about}`])]
}
