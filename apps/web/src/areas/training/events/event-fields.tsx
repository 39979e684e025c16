import { Trans, useLingui } from '@lingui/react/macro'
import { type Intensity, intensities } from '@pacemeal/domain'
import {
  type CarbLoading,
  carbLoadings,
  type EarlyStart,
  type EventKind,
  type EventPriority,
  earlyStarts,
  eventKinds,
  eventPriorities,
  MAX_EVENT_GOAL,
  MAX_EVENT_NAME,
  type RaceProduct,
  type Sport,
  sports,
} from '@pacemeal/domain/event'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { bodyRateText } from '../../../languages/body-rates.ts'
import { isDayClock, timeOfDay } from '../../../languages/dates.ts'
import { fluidUnit } from '../../../languages/fluids.ts'
import { isDecimalComma } from '../../../languages/numbers.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { paths } from '../../../navigation/paths.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { CourseFields, CourseStations } from './course-fields.tsx'
import { blankLegs, type EventErrors, type EventForm, sportLegs, typedLoading } from './event-form.ts'
import {
  earlyName,
  eventKindName,
  legName,
  loadingName,
  priorityMeaning,
  priorityName,
  sportName,
} from './event-words.ts'
import { blankStarts } from './meet-form.ts'
import { productName } from './product-names.ts'
import { StartFields } from './start-fields.tsx'
import { distanceUnit, heightUnit, temperatureUnit, type Units } from './units.ts'
import { UnitsControl } from './units-control.tsx'

interface EventFieldsProps {
  form: EventForm
  errors: EventErrors
  onChange: (part: Partial<EventForm>) => void
  units: Units
  onUnits: (units: Partial<Units>) => void
  products: readonly RaceProduct[]
}

/** Every field of an event, from what it is to what is taken along. */
export function EventFields({ form, errors, onChange, units, onUnits, products }: EventFieldsProps) {
  const { t } = useLingui()
  const { loading, isBrief = false, isTooShort } = typedLoading(form)
  const field = (name: keyof EventForm & string) => ({
    name,
    autoComplete: 'off',
    value: String(form[name]),
    error: errors[name],
  })
  return (
    <>
      <Group title={t`What and when`}>
        <SegmentedControl<EventKind>
          label={t`Kind`}
          value={form.kind}
          options={eventKinds.map((value) => ({ value, label: eventKindName(value) }))}
          onChange={(kind) => onChange({ kind, loading: kind === 'race' ? 'usual' : 'none' })}
        />
        <TextField
          {...field('name')}
          label={t`Name`}
          maxLength={MAX_EVENT_NAME}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          {...field('day')}
          label={t`Date`}
          type="date"
          onChange={({ target }) => onChange({ day: target.value })}
        />
        {form.sport === 'meet' ? null : (
          <TimeField
            name="time"
            is24={isDayClock()}
            label={t`Start time`}
            time={form.time}
            period={form.period}
            error={errors.time}
            onChange={(time, period) => onChange({ time, period })}
          />
        )}
        <Select
          label={t`Time zone of the place`}
          value={form.zone}
          options={zonesWith(form.zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={({ target }) => onChange({ zone: target.value })}
        />
      </Group>
      <Group title={t`Course and effort`}>
        <Select<Sport>
          label={t`Sport`}
          value={form.sport}
          options={sports.map((value) => ({ value, label: sportName(value) }))}
          onChange={({ target }) => {
            const sport = target.value as Sport
            const isSame = sportLegs[sport].length === sportLegs[form.sport].length
            onChange({
              sport,
              legs: isSame ? form.legs : blankLegs(sport),
              ...(isSame ? {} : { course: null }),
              ...(sport === 'team' ? { stationsBy: 'time' as const } : {}),
              ...(sport === 'meet' && form.starts.length === 0 ? { starts: blankStarts(form) } : {}),
            })
          }}
        />
        {form.sport === 'meet' ? <StartFields form={form} errors={errors} onChange={onChange} /> : null}
        <UnitsControl units={units} beside="distance" isLabelShown onChange={onUnits} />
        {sportLegs[form.sport].map((plan, index) => (
          <LegFields
            key={plan.name}
            name={sportLegs[form.sport].length === 1 ? null : legName(plan.name)}
            index={index}
            hasDistance={plan.hasDistance}
            form={form}
            errors={errors}
            onChange={onChange}
            units={units}
          />
        ))}
        <CourseFields form={form} onChange={onChange} units={units} />
        <SegmentedControl<Intensity>
          label={t`Intensity`}
          isLabelShown
          value={form.intensity}
          options={intensities.map((value) => ({ value, label: intensityName(value) }))}
          onChange={(intensity) => onChange({ intensity })}
        />
        <TextField
          {...field('goal')}
          label={t`Goal (optional)`}
          maxLength={MAX_EVENT_GOAL}
          onChange={({ target }) => onChange({ goal: target.value })}
        />
        <Select<EventPriority>
          label={t`Priority`}
          value={form.priority}
          options={eventPriorities.map((value) => ({ value, label: priorityName(value) }))}
          hint={priorityMeaning(form.priority, isTooShort)}
          onChange={({ target }) => onChange({ priority: target.value as EventPriority })}
        />
      </Group>
      <Group title={t`Weather and place`} about={t`Heat and altitude change how much you drink.`}>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...field('temperature')}
            label={t`Temperature`}
            unit={temperatureUnit(units)}
            inputMode="text"
            onChange={({ target }) => onChange({ temperature: target.value })}
          />
          <TextField
            {...field('altitude')}
            label={t`Altitude`}
            unit={heightUnit(units)}
            inputMode="numeric"
            onChange={({ target }) => onChange({ altitude: target.value })}
          />
        </div>
      </Group>
      <Group title={t`Water and carrying`}>
        {form.sport === 'meet' ? null : (
          <>
            <SegmentedControl<EventForm['stationsBy']>
              label={t`Aid stations by`}
              isLabelShown
              value={form.stationsBy}
              options={[
                { value: 'distance', label: t`Distance` },
                { value: 'time', label: t`Minutes` },
              ]}
              onChange={(stationsBy) => onChange({ stationsBy })}
            />
            <TextField
              {...field('stations')}
              label={t`Aid stations with water`}
              hint={
                isDecimalComma()
                  ? t`Numbers with a semicolon or a space between them; empty when there is none`
                  : t`Numbers with commas between them; empty when there is none`
              }
              unit={form.stationsBy === 'distance' ? distanceUnit(units) : t`min`}
              onChange={({ target }) => onChange({ stations: target.value })}
            />
            <CourseStations form={form} onChange={onChange} units={units} />
          </>
        )}
        <div className="grid grid-cols-[1fr_1.4fr_1fr] gap-3 large-text:grid-cols-1">
          <TextField
            {...field('bottles')}
            label={t`Bottles`}
            inputMode="numeric"
            onChange={({ target }) => onChange({ bottles: target.value })}
          />
          <TextField
            {...field('bottle')}
            label={t`One holds`}
            unit={fluidUnit()}
            inputMode="numeric"
            onChange={({ target }) => onChange({ bottle: target.value })}
          />
          <TextField
            {...field('pockets')}
            label={t`Pieces`}
            inputMode="numeric"
            onChange={({ target }) => onChange({ pockets: target.value })}
          />
        </div>
        <p className="text-14 text-muted">
          <Trans>
            Pieces are gels, chews, foods and capsules that your pockets hold at once. What is planned beyond them is
            told with where to pick it up.
          </Trans>
        </p>
      </Group>
      <Group title={t`Fuel`}>
        <ToggleChips
          label={t`Products you take along`}
          options={products.map(({ id, name }) => ({ value: id, label: productName({ id, name }) }))}
          chosen={form.products}
          onChange={(chosen) => onChange({ products: chosen })}
        />
        <Link to={paths.raceProducts} className="self-start py-2 text-14 font-semibold text-ember-ink">
          <Trans>Change or add products</Trans>
        </Link>
        <Switch
          label={t`Caffeine`}
          description={t`${bodyRateText(3, 0, 'mg')} an hour before, then ${bodyRateText(1, 0, 'mg')} every two hours, from products that hold it. At most 400 mg a day.`}
          checked={form.wantsCaffeine}
          onChange={({ target }) => onChange({ wantsCaffeine: target.checked })}
        />
        {loading === 'none' ? null : (
          <Select<CarbLoading>
            label={t`Carbohydrate loading before`}
            value={form.loading}
            options={carbLoadings.map((value) => ({ value, label: loadingName(value, isBrief) }))}
            onChange={({ target }) => onChange({ loading: target.value as CarbLoading })}
          />
        )}
        <Select<EarlyStart>
          label={t`If it starts before ${timeOfDay(EARLY_MINUTE)}`}
          value={form.early}
          options={earlyStarts.map((value) => ({ value, label: earlyName(value) }))}
          onChange={({ target }) => onChange({ early: target.value as EarlyStart })}
        />
      </Group>
    </>
  )
}

/** What starts before this may ask to eat more the evening before. */
const EARLY_MINUTE = 7.5 * 60

/** The zones that this browser knows, and the one that is chosen. */
const zonesWith = (chosen: string): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}

interface LegFieldsProps {
  /** Null for the only stretch of an event. */
  name: string | null
  index: number
  hasDistance: boolean
  form: EventForm
  errors: EventErrors
  onChange: (part: Partial<EventForm>) => void
  units: Units
}

function LegFields({ name, index, hasDistance, form, errors, onChange, units }: LegFieldsProps) {
  const { t } = useLingui()
  const leg = form.legs[index] ?? { duration: '', distance: '' }
  const change = (part: Partial<typeof leg>) =>
    onChange({ legs: form.legs.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        name={`duration-${index}`}
        autoComplete="off"
        label={name === null ? t`Expected duration` : t`${name}, duration`}
        placeholder={t({ message: 'h:mm', comment: 'How a duration is typed: hours and minutes' })}
        value={leg.duration}
        error={errors[`duration-${index}`]}
        onChange={({ target }) => change({ duration: target.value })}
      />
      {hasDistance ? (
        <TextField
          name={`distance-${index}`}
          autoComplete="off"
          label={name === null ? t`Distance` : t`${name}, distance`}
          unit={distanceUnit(units)}
          inputMode="decimal"
          value={leg.distance}
          error={errors[`distance-${index}`]}
          onChange={({ target }) => change({ distance: target.value })}
        />
      ) : null}
    </div>
  )
}

/** A part of the form under its own heading. */
export function Group({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-soft">
      <div>
        <h2 id={id} className="text-20 font-semibold text-ink">
          {title}
        </h2>
        {about ? <p className="text-14 text-muted">{about}</p> : null}
      </div>
      {children}
    </section>
  )
}
