import { Trans, useLingui } from '@lingui/react/macro'
import { isWithin, readFigure } from '@pacemeal/domain'
import { EVENT_BOUNDS, type EventReport, MAX_EVENT_NOTES, type TakenChoice } from '@pacemeal/domain/event'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { StoredEvent } from '../../../api/events.ts'
import { newLogId } from '../../../api/write-queue/meal-log-writes.ts'
import { fluidTypedRoughly, fluidUnit, readFluid } from '../../../languages/fluids.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Group } from './event-fields.tsx'
import { EventPart } from './event-part.tsx'
import { logSessionFuel } from './log-session-fuel.ts'
import { productName, servingInUnits } from './product-names.ts'
import { planAfter } from './race-changes.ts'
import { readProgress } from './race-clock.ts'
import type { RacePlan } from './race-plan.ts'
import { RacePlanPart } from './race-plan-part.tsx'
import { blankReport, reportToCorrect, takenBy, withAllProducts } from './report-draft.ts'
import { plannedText } from './review-words.ts'
import { halvesText, inHalves } from './serving-amounts.ts'
import { takenText, takenTotalsText } from './taken-words.ts'
import { durationMinutes, typedDuration } from './typed-times.ts'
import { useEvent } from './use-event.ts'
import { useRacePlan } from './use-race-plan.ts'

/** What was taken in an event, in two taps or product by product, and how it went. */
export function ReportScreen() {
  const { t } = useLingui()
  const named = useEvent()
  return (
    <Screen title={t`Fuel Taken`} back={<BackLink to={paths.event(named.id)} label={t`Back to the event`} />}>
      <EventPart named={named}>{(stored) => <ReportOf userId={named.userId} stored={stored} />}</EventPart>
    </Screen>
  )
}

function ReportOf({ userId, stored }: { userId: string; stored: StoredEvent }) {
  const state = useRacePlan(userId, stored)
  return (
    <RacePlanPart state={state}>{(plan) => <ReportForm userId={userId} stored={stored} plan={plan} />}</RacePlanPart>
  )
}

function ReportForm({ userId, stored, plan }: { userId: string; stored: StoredEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const navigate = useNavigateFromHere()
  const { id, event } = stored
  const progress = readProgress({ id, day: event.day })
  const [report, setReport] = useState<EventReport>(() =>
    stored.report ? reportToCorrect(stored.report, plan) : blankReport(event, plan, progress, newLogId()),
  )
  const [choice, setChoice] = useState<TakenChoice>(stored.report ? 'other' : 'planned')
  const [duration, setDuration] = useState(typedDuration(report.minutes))
  const { areFluidsTold } = plan
  const servingOf = (id: string): string => {
    const product = plan.products.find((one) => one.id === id)
    return product ? servingInUnits(product) : ''
  }
  // What a doctor may have set is not filled in.
  const [fluid, setFluid] = useState(areFluidsTold ? fluidTypedRoughly(report.fluid) : '')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ duration?: string; fluid?: string }>({})
  const choose = (chosen: TakenChoice) => {
    setChoice(chosen)
    if (chosen === 'other') return setReport((before) => ({ ...before, taken: withAllProducts(before.taken, plan) }))
    const taken = takenBy(chosen, planAfter(plan, progress.changes))
    setReport((before) => ({ ...before, ...taken }))
    if (areFluidsTold) setFluid(fluidTypedRoughly(taken.fluid))
  }
  const save = async () => {
    const minutes = durationMinutes(duration) ?? 0
    // What nobody changed is kept as it is: the field holds it rounded.
    const isUnchanged = fluid.trim() === (areFluidsTold ? fluidTypedRoughly(report.fluid) : '')
    const drunk = isUnchanged ? report.fluid : readFluid(readFigure(fluid))
    const [isLong, isFluid] = [
      isWithin(minutes, { min: 1, max: EVENT_BOUNDS.minutes.max }),
      isWithin(drunk, EVENT_BOUNDS.fluid),
    ]
    setErrors({
      ...(isLong ? {} : { duration: t`Enter hours and minutes, like 3:30` }),
      ...(isFluid ? {} : { fluid: t`Enter what you drank, 0 for nothing` }),
    })
    if (!isLong || !isFluid) return
    setBusy(true)
    const taken = report.taken.filter(({ servings }) => servings > 0)
    const kept = { ...report, minutes, fluid: drunk, taken, notes: report.notes.trim() }
    const isKept = await logSessionFuel(userId, { id, event, plan, report: kept, before: stored.report })
    setBusy(false)
    if (isKept) navigate(paths.event(id), { replace: true })
  }
  const isMeet = event.sport === 'meet'
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        void save()
      }}
    >
      <Group title={t`What you took`} about={plannedText(event, report)}>
        <SegmentedControl<TakenChoice>
          label={t`What you took`}
          value={choice}
          options={[
            { value: 'planned', label: t`Planned` },
            { value: 'less', label: t`Less` },
            { value: 'more', label: t`More` },
            { value: 'other', label: t`Other` },
          ]}
          onChange={choose}
        />
        {choice === 'other' ? (
          <ul className="flex flex-col divide-y divide-line">
            {report.taken.map((one) => (
              <li key={one.product} className="flex items-center gap-2 py-1">
                <span className="flex min-w-0 grow flex-col wrap-anywhere">
                  <span className="text-16 text-ink">{productName({ id: one.product, name: one.name })}</span>
                  <span className="text-14 text-muted">{servingOf(one.product)}</span>
                </span>
                <Stepper
                  name={productName({ id: one.product, name: one.name })}
                  servings={one.servings}
                  onChange={(servings) =>
                    setReport((before) => ({
                      ...before,
                      taken: before.taken.map((taken) =>
                        taken.product === one.product ? { ...taken, servings } : taken,
                      ),
                    }))
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <ul className="flex flex-col gap-1 text-16 text-ink">
            {report.taken.map((one) => (
              <li key={one.product} className="figures">
                {takenText(one, plan.products)}
              </li>
            ))}
          </ul>
        )}
        <p className="figures text-16 font-semibold text-ink">{takenTotalsText(report, areFluidsTold)}</p>
        <Button type="submit" size="large" full busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </Group>
      <Group
        title={t`How it went (optional)`}
        {...(isMeet ? {} : { about: t`Your stomach decides the next step of your gut training.` })}
      >
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="duration"
            label={isMeet ? t`Duration without pauses` : t`Duration`}
            autoComplete="off"
            value={duration}
            error={errors.duration}
            onChange={({ target }) => setDuration(target.value)}
          />
          <TextField
            name="fluid"
            label={t`Drunk`}
            unit={fluidUnit()}
            inputMode="numeric"
            autoComplete="off"
            value={fluid}
            error={errors.fluid}
            onChange={({ target }) => setFluid(target.value)}
          />
        </div>
        <Select
          label={t`Stomach trouble, 0 to 10`}
          value={String(report.symptoms)}
          options={Array.from({ length: 11 }, (_, value) => ({ value: String(value), label: String(value) }))}
          onChange={({ target }) => setReport((before) => ({ ...before, symptoms: Number(target.value) }))}
        />
        <Select
          label={t`How you felt`}
          value={String(report.feeling)}
          options={[
            { value: '1', label: t`Bad` },
            { value: '2', label: t`Not good` },
            { value: '3', label: t`All right` },
            { value: '4', label: t`Good` },
            { value: '5', label: t`Very good` },
          ]}
          onChange={({ target }) => setReport((before) => ({ ...before, feeling: Number(target.value) }))}
        />
        <TextArea
          label={t`Notes`}
          maxLength={MAX_EVENT_NOTES}
          value={report.notes}
          onChange={({ target }) => setReport((before) => ({ ...before, notes: target.value }))}
        />
      </Group>
    </form>
  )
}

function Stepper({
  name,
  servings,
  onChange,
}: {
  name: string
  servings: number
  onChange: (servings: number) => void
}) {
  const { t } = useLingui()
  const shown = inHalves(servings)
  return (
    <span className="inline-flex items-center gap-1">
      <IconButton label={t`One ${name} less`} disabled={servings <= 0} onClick={() => onChange(Math.max(0, shown - 1))}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className="figures min-w-10 text-center text-16 font-semibold text-ink">{halvesText(servings)}</output>
      <IconButton
        label={t`One ${name} more`}
        disabled={servings >= EVENT_BOUNDS.servings.max}
        onClick={() => onChange(shown + 1)}
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </span>
  )
}
