import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminPerson } from '@pacemeal/protocol/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { peopleQuery } from '../../../api/admin.ts'
import { shortInstantDate } from '../../../languages/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Nothing, Panel, Rows } from './panel.tsx'

const searchParameter = 'search'
const dayText = (at: string): string => shortInstantDate(new Date(at))

/** People by their address: the state of account and subscription, nothing of their health or food. */
export function PeoplePanel() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(searchParameter) ?? ''
  const [text, setText] = useState(search)
  const reading = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = new URLSearchParams(parameters)
    next.set(searchParameter, text.trim())
    setParameters(next, { replace: true })
  }
  return (
    <div className="flex flex-col gap-4">
      <search>
        <form onSubmit={submit}>
          <TextField
            label={t`Part of an email`}
            type="search"
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
            beside={
              <Button type="submit" variant="secondary" className="min-h-13" busy={reading.isPlaceholderData}>
                <Trans>Search</Trans>
              </Button>
            }
          />
        </form>
      </search>
      <Panel reading={reading}>
        {(people) =>
          people.length === 0 ? (
            <Nothing>
              <Trans>No account has an email like this.</Trans>
            </Nothing>
          ) : (
            <Rows label={t`People`}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </Rows>
          )
        }
      </Panel>
    </div>
  )
}

function useSubscriptionWords(subscription: AdminPerson['subscription']): string {
  const { t } = useLingui()
  if (subscription === null) return t`No subscription`
  const { state, plan, isCancelled } = subscription
  const day = dayText(subscription.at)
  const name = plan === 'monthly' ? t`Monthly` : t`Yearly`
  if (state === 'trial') {
    return isCancelled
      ? t`${ph({ plan: name })}, trial ends ${ph({ day })}, cancelled`
      : t`${ph({ plan: name })}, trial until ${ph({ day })}`
  }
  if (state === 'past-due') return t`${ph({ plan: name })}, charge refused since ${ph({ day })}`
  if (state === 'expired') return t`${ph({ plan: name })}, over since ${ph({ day })}`
  return isCancelled
    ? t`${ph({ plan: name })}, ends ${ph({ day })}, cancelled`
    : t`${ph({ plan: name })}, paid until ${ph({ day })}`
}

function PersonRow({ person }: { person: AdminPerson }) {
  const { t } = useLingui()
  const subscription = useSubscriptionWords(person.subscription)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="text-16 font-medium wrap-anywhere text-ink">{person.email}</p>
        <p className="text-14 text-muted">
          {t`Since ${ph({ day: dayText(person.createdAt) })}, last seen ${ph({ seen: dayText(person.seenAt) })}`}
        </p>
      </div>
      <p className="min-w-0 basis-64 text-14 text-ink">{subscription}</p>
      <div className="flex flex-wrap gap-1.5 wide:basis-72">
        {person.isBlocked ? <Chip tone="warning">{t`Blocked`}</Chip> : null}
        <Chip tone={person.isVerified ? 'success' : 'warning'}>
          {person.isVerified ? t`Verified` : t`Not verified`}
        </Chip>
        {person.hasSecondFactor ? <Chip>{t`Two-step verification`}</Chip> : null}
      </div>
    </li>
  )
}
