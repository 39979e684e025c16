import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { type KitchenPart, kitchenAddress } from '../../../navigation/paths.ts'
import { kitchenPartsOf } from './kitchen-parts.ts'

const words: Readonly<Record<KitchenPart, MessageDescriptor>> = {
  'time-to-cook': msg`Change your time to cook`,
  'meals-a-day': msg`Change how many meals you eat`,
  'dishes-a-week': msg`Change how many dishes you want`,
}

/** The ways from what a week warns of to the part of the kitchen's form that would help; nothing where none would. */
export function KitchenLinks({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui()
  const parts = kitchenPartsOf(warnings)
  if (parts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map((part) => (
        <li key={part}>
          <Link to={kitchenAddress(part)} className="inline-flex min-h-11 items-center text-14 font-semibold underline">
            {t(words[part])}
          </Link>
        </li>
      ))}
    </ul>
  )
}
