import { Trans } from '@lingui/react/macro'
import type { Reason } from '@pacemeal/domain'
import { tellShownReasons } from '../shown-reasons.ts'

/** Why a piece of the day's guidance is given, with its sources. */
export const GuidanceReasons = ({ because }: { because: readonly Reason[] }) => (
  <ul className="flex flex-col gap-2">
    {tellShownReasons(because).map(({ words, source, claim }) => (
      <li key={words} className="flex flex-col gap-1 text-14 text-muted">
        <p className="text-ink">{words}</p>
        {source ? (
          <p>
            <Trans>Source: {source}</Trans>
          </p>
        ) : null}
        {claim ? <p>{claim}</p> : null}
      </li>
    ))}
  </ul>
)
