import { ph, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminDeadLetter, AdminExecution } from '@pacemeal/protocol/admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { discardDeadLetter, queueQuery, retryDeadLetter } from '../../../api/admin.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { momentText } from './moment.ts'
import { Nothing, Panel, Rows } from './panel.tsx'
import { refusalWords } from './refusal-words.ts'

const headingClass = 'text-20 font-semibold text-ink'

/** What was given up, with ways to deal with it, and the newest work. */
export function QueuePanel() {
  const { t } = useLingui()
  const reading = useQuery(queueQuery)
  return (
    <Panel reading={reading}>
      {({ deadLetters, executions }) => (
        <div className="flex flex-col gap-3">
          <h2 className={headingClass}>
            <Trans>Given up</Trans>
          </h2>
          {deadLetters.length === 0 ? (
            <Nothing>
              <Trans>Nothing was given up.</Trans>
            </Nothing>
          ) : (
            <Rows label={t`Given up`}>
              {deadLetters.map((one) => (
                <DeadLetterRow key={one.key} letter={one} />
              ))}
            </Rows>
          )}
          <h2 className={`mt-4 ${headingClass}`}>
            <Trans>Newest jobs</Trans>
          </h2>
          {executions.length === 0 ? (
            <Nothing>
              <Trans>No jobs yet.</Trans>
            </Nothing>
          ) : (
            <Rows label={t`Newest jobs`}>
              {executions.map((one) => (
                <ExecutionRow key={one.id} execution={one} />
              ))}
            </Rows>
          )}
        </div>
      )}
    </Panel>
  )
}

function DeadLetterRow({ letter }: { letter: AdminDeadLetter }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const retry = useMutation({ mutationFn: () => retryDeadLetter(letter.key) })
  const discard = useMutation({ mutationFn: () => discardDeadLetter(letter.key) })
  const failure = retry.error ?? discard.error
  const isBusy = retry.isPending || discard.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-mono text-14 wrap-anywhere text-ink">{letter.key}</p>
        <p className="text-14 wrap-anywhere text-muted">
          {momentText(letter.givenUpAt)} · {plural(letter.attempts, { one: '# attempt', other: '# attempts' })}
          {letter.error === '' ? null : ` · ${letter.error}`}
        </p>
        {failure ? (
          <p role="alert" className="text-14 text-danger">
            {refusalWords(failure)}
          </p>
        ) : null}
      </div>
      {isAsked ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left mr-2 text-14 text-ink">
            <Trans>Discard it for good?</Trans>
          </legend>
          <Button variant="danger" size="small" busy={discard.isPending} onClick={() => discard.mutate()}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => setAsked(false)}>
            <Trans>Keep</Trans>
          </Button>
        </fieldset>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={retry.isPending}
            aria-label={t`Try ${ph({ name: letter.key })} again`}
            onClick={() => retry.mutate()}
          >
            <Trans>Try Again</Trans>
          </Button>
          <Button
            variant="danger-quiet"
            size="small"
            disabled={isBusy}
            aria-label={t`Discard ${ph({ name: letter.key })}`}
            onClick={() => setAsked(true)}
          >
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

function ExecutionRow({ execution }: { execution: AdminExecution }) {
  const { t } = useLingui()
  const { status } = execution
  const words = {
    waiting: t`Waiting`,
    processing: t`Running`,
    completed: t`Done`,
    failed: t`Failed`,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 grow basis-48 font-mono text-14 wrap-anywhere text-ink">{execution.work}</p>
      <p className="text-14 text-muted">
        {momentText(execution.createdAt)} · {plural(execution.attempts, { one: '# attempt', other: '# attempts' })}
      </p>
      <Chip tone={status === 'failed' ? 'warning' : status === 'completed' ? 'success' : 'neutral'}>
        {words[status]}
      </Chip>
    </li>
  )
}
