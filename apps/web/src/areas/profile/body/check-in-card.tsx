import { Trans, useLingui } from '@lingui/react/macro'
import { kilograms, type LocalDate } from '@pacemeal/domain'
import type { CheckIn } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerCheckIn, checkInQuery, undoCheckIn } from '../../../api/check-in.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { longDate } from '../../../languages/dates.ts'
import { energyFigure, energyWithUnit } from '../../../languages/energy.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellWithUndo } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EnergyFigures, useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { changeReasonText, reasonTexts, statusNames } from './check-in-words.ts'
import { SuspiciousDays } from './suspicious-days.tsx'
import { weightText } from './weight-text.ts'

/** What was learned of the person's expenditure, and once a week a proposal that they accept or leave. */
export function CheckInCard({ unit }: { unit: WeightUnit }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const found = useQuery(checkInQuery(userId))
  const failure = useReadingFailure(found)
  if (failure !== null) {
    return (
      <MissingPart
        title={t`Your check-in could not be loaded`}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      >
        {failure.code === 'network' ? (
          <Trans>There is no connection. Your targets stay as they are, and the check-in waits for you.</Trans>
        ) : (
          <Trans>Your targets stay as they are.</Trans>
        )}
      </MissingPart>
    )
  }
  if (!found.data) return <Skeleton className="h-40 rounded-card" />
  const checkIn = found.data
  return (
    <Card aria-labelledby="check-in-title" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="check-in-title" className="text-20 font-semibold text-ink">
          <Trans>What your days cost</Trans>
        </h2>
        <Chip tone="neutral">{t(statusNames[checkIn.estimate?.status ?? 'learning'])}</Chip>
      </header>
      <Learned checkIn={checkIn} />
      <SuspiciousDays userId={userId} days={checkIn.suspicious} />
      {checkIn.isDue ? (
        <Proposal userId={userId} checkIn={checkIn} unit={unit} />
      ) : (
        <Waiting userId={userId} checkIn={checkIn} />
      )}
    </Card>
  )
}

function Learned({ checkIn: { estimate, inUse, coming, isLearned, keptBecause } }: { checkIn: CheckIn }) {
  const { t } = useLingui()
  const used = energyWithUnit(inUse)
  const why = t(reasonTexts[keptBecause ?? estimate?.because ?? 'first_days'])
  return (
    <div className="flex flex-col gap-1 text-14 text-muted">
      <EnergyFigures>
        {estimate && estimate.status !== 'learning' ? <Estimate estimate={estimate} /> : null}
      </EnergyFigures>
      {keptBecause === 'plan_refused' ? null : <Used used={used} isLearned={isLearned} />}
      {coming === null || keptBecause === 'plan_refused' ? null : <Coming coming={coming} />}
      <p>{why}</p>
    </div>
  )
}

/** What targets stand on. */
function Used({ used, isLearned }: { used: string; isLearned: boolean }) {
  return (
    <p>
      <EnergyFigures
        instead={
          isLearned ? (
            <Trans>Your targets stand on what you accepted at a check-in.</Trans>
          ) : (
            <Trans>Your targets stand on a formula.</Trans>
          )
        }
      >
        {isLearned ? (
          <Trans>Your targets stand on {used} on a usual day, which you accepted at a check-in.</Trans>
        ) : (
          <Trans>Your targets stand on {used} on a usual day, by formula.</Trans>
        )}
      </EnergyFigures>
    </p>
  )
}

/** Body fat or steps that came since the plan in use: the next plan is made from them, whatever is answered here. */
function Coming({ coming }: { coming: number }) {
  const next = energyWithUnit(coming)
  return (
    <p>
      <EnergyFigures
        instead={
          <Trans>
            New figures of your body fat or steps came in since your plan was made. Your next plan counts them.
          </Trans>
        }
      >
        <Trans>
          New figures of your body fat or steps came in since your plan was made. By them, the formula says {next} on a
          usual day: your next plan stands on that, unless you accept a check-in before.
        </Trans>
      </EnergyFigures>
    </p>
  )
}

function Estimate({ estimate }: { estimate: NonNullable<CheckIn['estimate']> }) {
  const expenditure = energyWithUnit(estimate.expenditure)
  const [low, high] = [energyFigure(estimate.low), energyFigure(estimate.high)]
  return (
    <p className="text-16 text-ink">
      <Trans>
        About <strong className="figures">{expenditure}</strong> on a usual day, in nine of ten cases between {low} and{' '}
        {high}, measured in what you log.
      </Trans>
    </p>
  )
}

interface AnswerProps {
  userId: string
  checkIn: CheckIn
}

function useUndo(userId: string) {
  return useMutation({
    mutationFn: (day: LocalDate) => undoCheckIn(userId, day),
    onError: (thrown) => tellRefusal('answer-check-in', thrown),
  })
}

function Proposal({ userId, checkIn, unit }: AnswerProps & { unit: WeightUnit }) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const isOnline = useIsOnline()
  const { change, mass, proposal, today } = checkIn
  const answer = useMutation({
    mutationFn: (given: 'accepted' | 'kept') => answerCheckIn(userId, proposal, given),
    onSuccess: (_, given) => {
      const takeBack = () => undoOrWait('answer-check-in', () => undoCheckIn(userId, today))
      tellWithUndo(takeBack, 'check-in-answered', given === 'accepted')
    },
    onError: (thrown) => tellRefusal('answer-check-in', thrown),
  })
  return (
    <section aria-label={t`Weekly check-in`} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-16 font-semibold text-ink">
        <Trans>Weekly check-in</Trans>
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink">
        {change ? <TargetChange change={change} /> : null}
        {mass ? <MassChange mass={mass} unit={unit} /> : null}
        {(change?.because ?? []).map((reason) => {
          const words = changeReasonText(reason, isLight)
          return words ? <li key={reason}>{words}</li> : null
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button className="grow" disabled={!isOnline} busy={answer.isPending} onClick={() => answer.mutate('accepted')}>
          <Trans>Accept</Trans>
        </Button>
        <Button
          className="grow"
          variant="secondary"
          disabled={!isOnline}
          busy={answer.isPending}
          onClick={() => answer.mutate('kept')}
        >
          <Trans>Keep as It Is</Trans>
        </Button>
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {isOnline ? null : (
          <Trans>
            An answer needs a connection, for the check-in is worked out anew with it. It waits here for you.
          </Trans>
        )}
      </p>
    </section>
  )
}

function TargetChange({ change }: { change: NonNullable<CheckIn['change']> }) {
  const [before, after] = [energyFigure(change.targetBefore), energyWithUnit(change.targetAfter)]
  return (
    <li>
      <EnergyFigures
        instead={
          change.targetAfter < change.targetBefore ? (
            <Trans>Somewhat smaller portions on a usual day</Trans>
          ) : (
            <Trans>Somewhat larger portions on a usual day</Trans>
          )
        }
      >
        <Trans>
          Target of a usual day: from {before} to <strong>{after}</strong>
        </Trans>
      </EnergyFigures>
    </li>
  )
}

function MassChange({ mass, unit }: { mass: NonNullable<CheckIn['mass']>; unit: WeightUnit }) {
  const [before, after] = [weightText(kilograms(mass.before), unit), weightText(kilograms(mass.after), unit)]
  return (
    <li>
      <Trans>
        Weight of your profile: from {before} to <strong>{after}</strong>, your trend
      </Trans>
    </li>
  )
}

function Waiting({ userId, checkIn: { next, last, today } }: AnswerProps) {
  const takeBack = useUndo(userId)
  const isOnline = useIsOnline()
  const day = next !== null && next > today ? longDate(next) : null
  return (
    <div className="flex flex-wrap items-center gap-2 text-14 text-muted">
      {day ? (
        <p className="grow">
          <Trans>Next check-in: {day}. Nothing changes before you accept it.</Trans>
        </p>
      ) : null}
      {last ? (
        <Button
          variant="quiet"
          size="small"
          disabled={!isOnline}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate(last.day)}
        >
          {last.answer === 'accepted' ? <Trans>Take Back the Accepted One</Trans> : <Trans>Answer Again</Trans>}
        </Button>
      ) : null}
    </div>
  )
}
