import { Trans, useLingui } from '@lingui/react/macro'
import type { OperatorAct } from '@pacemeal/protocol/admin'
import { useQuery } from '@tanstack/react-query'
import { actsQuery } from '../../../api/admin.ts'
import { momentText } from './moment.ts'
import { Nothing, Panel, Rows } from './panel.tsx'

/** What operators did: who, what and when. */
export function ActsPanel() {
  const { t } = useLingui()
  const reading = useQuery(actsQuery)
  const words: Readonly<Record<OperatorAct, string>> = {
    'conversation-read': t`Read a conversation`,
    'support-answer': t`Answered in the support chat`,
    'feedback-answer': t`Answered feedback`,
    'dead-letter-retry': t`Tried again what was given up`,
    'dead-letter-discard': t`Discarded what was given up`,
    'data-export': t`Exported somebody's data`,
    'second-factor-reset': t`Turned two-step verification off for somebody`,
    'sessions-ended': t`Signed somebody, or everybody, out`,
    'key-renewed': t`Replaced a key of the server`,
    'account-deletion': t`Deleted an account`,
    'time-grant': t`Gave free days`,
    'payment-refund': t`Asked to refund a payment`,
  }
  return (
    <Panel reading={reading}>
      {(acts) =>
        acts.length === 0 ? (
          <Nothing>
            <Trans>Nothing has been done here yet.</Trans>
          </Nothing>
        ) : (
          <Rows label={t`Audit log`}>
            {acts.map(({ id, at, operator, act, subject }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
                <div className="min-w-0 grow basis-64">
                  <p className="text-16 text-ink">{words[act]}</p>
                  <p className="font-mono text-14 wrap-anywhere text-muted">
                    {subject === '' ? <Trans>An account that was deleted</Trans> : subject}
                  </p>
                </div>
                <p className="text-14 wrap-anywhere text-muted">
                  {operator} · {momentText(at)}
                </p>
              </li>
            ))}
          </Rows>
        )
      }
    </Panel>
  )
}
