import { Trans, useLingui } from '@lingui/react/macro'
import { type Intensity, intensities, localDate } from '@pacemeal/domain'
import { learnSweat, sweatTestOf } from '@pacemeal/nutrition/race'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  addSweatTest,
  removeSweatTest,
  restoreSweatTest,
  type StoredSweatTest,
  type SweatTestData,
  sweatTestsQuery,
} from '../../../api/sweat-tests.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { shortDateWithYear } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { fluidUnit } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Group } from './event-fields.tsx'
import type { EventErrors } from './event-form.ts'
import { blankSweatForm, rateOf, readSweatForm, type SweatForm, sweatFormIn, sweatText } from './sweat-form.ts'
import { heightUnit, massUnit, temperatureText, temperatureUnit } from './units.ts'
import { UnitsControl } from './units-control.tsx'
import { useUnits } from './use-units.ts'

/** Weighing before and after a session tells how much an athlete sweats. */
export function SweatTestsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const query = useQuery(sweatTestsQuery(userId))
  const failure = useReadingFailure(query)
  return (
    <Screen title={t`Sweat Tests`} back={<BackLink to={paths.events} label={t`Back to events`} />}>
      {query.data ? (
        <>
          <LearnedSweat tests={query.data} />
          <SweatTestForm userId={userId} />
          {query.data.length > 0 ? (
            <section aria-label={t`Your tests`} className="flex flex-col gap-2">
              <h2 className="text-20 font-semibold text-ink">
                <Trans>Your tests</Trans>
              </h2>
              <ul className="flex flex-col gap-2">
                {query.data.map((test) => (
                  <TestRow key={test.$id} userId={userId} test={test} />
                ))}
              </ul>
            </section>
          ) : null}
        </>
      ) : failure === null ? (
        <LoadingRegion label={t`Loading your sweat tests`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t`Your sweat tests could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>What you saved is kept. Check your connection and try again.</Trans>
        </ErrorState>
      )}
    </Screen>
  )
}

/** What the tests say, for a usual session at 20 degrees. */
function LearnedSweat({ tests }: { tests: readonly StoredSweatTest[] }) {
  const { t } = useLingui()
  const [units] = useUnits()
  const learned = learnSweat(tests.map(sweatTestOf), 'Moderate', { celsius: 20, altitude: 0 })
  if (learned === null) {
    return (
      <p className="text-16 text-muted">
        <Trans>
          Until you test, race plans drink by the norm for your weight, which is off by half for many. Weigh yourself
          without clothes before and after a session of an hour, and note what you drank.
        </Trans>
      </p>
    )
  }
  const spread = wholeNumber(100 * learned.spread)
  return (
    <Card aria-label={t`What you sweat`}>
      <p className="figures text-20 font-bold text-ink">{sweatText(learned.rate)}</p>
      <p className="text-14 text-muted">
        <Trans>
          In a moderate session at {temperatureText(20, units)}, give or take {spread}%. Each race plan takes it to its
          own intensity and weather.
        </Trans>
      </p>
    </Card>
  )
}

function SweatTestForm({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [units, chooseUnits] = useUnits()
  const [form, setForm] = useState<SweatForm>(() => blankSweatForm(presentDay()))
  const [errors, setErrors] = useState<EventErrors>({})
  const save = useMutation({
    mutationFn: (test: SweatTestData) => addSweatTest(userId, test),
    onSuccess: () => {
      setForm(blankSweatForm(presentDay()))
      setErrors({})
      tell('sweat-test-saved')
    },
    onError: (thrown) => tellRefusal('save-sweat-test', thrown),
  })
  const change = (part: Partial<SweatForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What was asked about and not changed since is meant.
    const isSure = errors.after !== undefined
    const read = readSweatForm(form, units, { today: presentDay(), isSure })
    if (read.ok) return save.mutate(read.value)
    setErrors(read.error)
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${Object.keys(read.error)[0]}"]`)?.focus()
  }
  const field = (name: Exclude<keyof SweatForm, 'intensity'>, label: string, unit?: string) => (
    <TextField
      name={name}
      label={label}
      unit={unit}
      autoComplete="off"
      inputMode="text"
      value={form[name]}
      error={errors[name]}
      {...(name === 'day' ? { type: 'date' } : {})}
      {...(name === 'duration'
        ? { placeholder: t({ message: 'h:mm', comment: 'How a duration is typed: hours and minutes' }) }
        : {})}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={submit}>
      <Group title={t`Add a test`}>
        <UnitsControl
          units={units}
          beside="mass"
          onChange={(chosen) => {
            chooseUnits(chosen)
            change(sweatFormIn(form, units, { ...units, ...chosen }))
          }}
        />
        <div className="grid grid-cols-2 gap-4">
          {field('day', t`Date`)}
          {field('duration', t`Duration`)}
          {field('before', t`Weight before`, massUnit(units))}
          {field('after', t`Weight after`, massUnit(units))}
          {field('drunk', t`Drunk`, fluidUnit())}
          {field('urine', t`Urine`, fluidUnit())}
          {field('temperature', t`Temperature`, temperatureUnit(units))}
          {field('altitude', t`Altitude`, heightUnit(units))}
        </div>
        <SegmentedControl<Intensity>
          label={t`Intensity`}
          isLabelShown
          value={form.intensity}
          options={intensities.map((value) => ({ value, label: intensityName(value) }))}
          onChange={(intensity) => change({ intensity })}
        />
        <Button type="submit" size="large" full busy={save.isPending}>
          <Trans>Save Test</Trans>
        </Button>
      </Group>
    </form>
  )
}

function TestRow({ userId, test }: { userId: string; test: StoredSweatTest }) {
  const { t } = useLingui()
  const [units] = useUnits()
  const rate = rateOf(test)
  const day = shortDateWithYear(localDate(test.day))
  const remove = useMutation({
    mutationFn: () => removeSweatTest(userId, test.$id),
    onSuccess: () =>
      tell('sweat-test-deleted', () => {
        const { day, before, after, drunk, urine, minutes, intensity, celsius, altitude } = test
        const data = { day, before, after, drunk, urine, minutes, intensity, celsius, altitude }
        undoOrWait('save-sweat-test', () => restoreSweatTest(userId, test.$id, data))
      }),
    onError: (thrown) => tellRefusal('save-sweat-test', thrown),
  })
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface py-2 pr-2 pl-4 shadow-soft">
      <span className="min-w-0 grow">
        <span className="figures block text-16 font-semibold text-ink">
          {rate === null ? t`No possible rate` : sweatText(rate)}
        </span>
        <span className="figures block text-14 text-muted">
          {[day, durationText(test.minutes), intensityName(test.intensity), temperatureText(test.celsius, units)].join(
            ' · ',
          )}
        </span>
      </span>
      <IconButton label={t`Delete the test of ${day}`} onClick={() => remove.mutate()}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
