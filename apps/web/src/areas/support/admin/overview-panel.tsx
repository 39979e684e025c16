import { ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminOverview } from '@pacemeal/protocol/admin'
import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../../../api/admin.ts'
import { momentText } from './moment.ts'
import { Panel } from './panel.tsx'

/** How the server is, at a glance. */
export function OverviewPanel() {
  const reading = useQuery(overviewQuery)
  return <Panel reading={reading}>{(overview) => <Overview overview={overview} />}</Panel>
}

function useBackupWords({ backup }: AdminOverview): { last: string; trial: string; needsLook: boolean } {
  const { t } = useLingui()
  const { hour, lastAt, trial } = backup
  return {
    last: lastAt === null ? t`There is none yet` : momentText(lastAt),
    trial:
      trial === null
        ? hour === null
          ? t`No nightly backup is set`
          : t`Not tried yet`
        : trial.restored
          ? t`Restored on ${ph({ moment: momentText(trial.at) })}`
          : t`Could not be restored on ${ph({ moment: momentText(trial.at) })}`,
    needsLook: lastAt === null || trial?.restored === false,
  }
}

function Overview({ overview }: { overview: AdminOverview }) {
  const { t } = useLingui()
  const { last, trial, needsLook } = useBackupWords(overview)
  const { oldestWaitingAt } = overview
  const facts = [
    { name: t`People`, value: String(overview.people) },
    {
      name: t`Waiting jobs`,
      value: String(overview.waiting),
      more: oldestWaitingAt === null ? undefined : t`Oldest since ${ph({ moment: momentText(oldestWaitingAt) })}`,
    },
    { name: t`Running jobs`, value: String(overview.processing) },
    { name: t`Given up`, value: String(overview.deadLetters), isAlarming: overview.deadLetters > 0 },
    { name: t`Waiting for an answer`, value: String(overview.unanswered), isAlarming: overview.unanswered > 0 },
    { name: t`Last backup`, value: last, more: trial, isAlarming: needsLook },
    { name: t`Database`, value: overview.database === 'sqlite' ? 'SQLite' : 'Postgres' },
    { name: t`Release`, value: overview.version },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {facts.map(({ name, value, more, isAlarming }) => (
        <div key={name} className="flex flex-col gap-1 rounded-card bg-surface p-4 shadow-soft">
          <dt className="text-14 text-muted">{name}</dt>
          <dd className={`text-20 font-semibold wrap-anywhere ${isAlarming ? 'text-warning-ink' : 'text-ink'}`}>
            {value}
          </dd>
          {more ? <dd className="text-14 text-muted">{more}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
