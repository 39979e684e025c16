import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { kitchenAddress, paths } from '../../../navigation/paths.ts'
import { helpsOf, type WarningHelp } from './warning-helps.ts'

const words: Readonly<Record<WarningHelp, MessageDescriptor>> = {
  'time-to-cook': msg`Change your time to cook`,
  'meals-a-day': msg`Change how many meals you eat`,
  'dishes-a-week': msg`Change how many dishes you want`,
  'hard-sessions': msg`Choose how hard sessions are fueled`,
}

const addressOf = (help: WarningHelp): string => (help === 'hard-sessions' ? paths.raceProducts : kitchenAddress(help))

/** The ways from what a week warns of to where a person can change it; nothing where nobody can. */
export function WarningLinks({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui()
  const helps = helpsOf(warnings)
  if (helps.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {helps.map((help) => (
        <li key={help}>
          <Link to={addressOf(help)} className="inline-flex min-h-11 items-center text-14 font-semibold underline">
            {t(words[help])}
          </Link>
        </li>
      ))}
    </ul>
  )
}
