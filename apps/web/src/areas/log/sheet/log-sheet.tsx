import { Trans, useLingui } from '@lingui/react/macro'
import {
  checkLogDate,
  dayAt,
  findClockMinute,
  instantText,
  type LocalDate,
  mealTimes,
  mealTypeTexts,
  wallMinuteAt,
} from '@pacemeal/domain'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import type { SavedMeal } from '@pacemeal/protocol'
import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { findOwnDraft, useDraft, useKeptDraft } from '../../../api/drafts.ts'
import { longDate } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { paths, wordsParameter } from '../../../navigation/paths.ts'
import { readSelectedDay, useSelectedDay } from '../../../navigation/selected-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { type SheetBodyProps, useSheets } from '../../../navigation/use-sheets.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Select } from '../../../ui/select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOnceOpen } from '../../../ui/use-once-open.ts'
import { withKeptProducts } from '../barcode/log-product.ts'
import { DateNote } from '../date-note.tsx'
import { findLogDraft } from '../find-log-draft.ts'
import { earlierLog, type LogDraft } from '../log-draft.ts'
import { changeLoggedMeal, logMeal, logMeals, removeLoggedMeal } from '../log-meal.ts'
import { mealTimeName } from '../meal-time-names.ts'
import { removeLoggedMeals, replaceLoggedMeals } from '../replace-logged-meals.ts'
import { tellSavedFoods } from '../saved-foods.ts'
import { AmountFields } from './amount-fields.tsx'
import { CameraButtons } from './camera-buttons.tsx'
import { CopyMeals } from './copy-meals.tsx'
import { EditFoods } from './edit-foods.tsx'
import { FoodSearch } from './food-search.tsx'
import {
  isBlank,
  type LogForm,
  openForm,
  pickFood,
  readAmountFields,
  readLoggedAt,
  resetForm,
  savedFoodsOf,
  savedItemsOf,
  withPicked,
  withWords,
  zoneToSave,
} from './log-form.ts'
import { MealPicture } from './meal-picture.tsx'
import { PickedFoods } from './picked-foods.tsx'
import { QuickLogs } from './quick-logs.tsx'
import { MealTotal, PhotoNote, UnusualMeal } from './sheet-notes.tsx'
import { useLogCheck } from './use-log-check.ts'
import { useSaidWords } from './use-said-words.ts'
import { MAX_SAID_WORDS, WordsField } from './words-field.tsx'

/** The order of the meal type select. */
const typesInOrder = [
  'general',
  ...mealTimes.filter((one) => !/general|workout/.test(one)),
  'pre-workout',
  'post-workout',
] as const
const SCAN_SHEET = 'scan'
/** Name under which is kept what the sheet was opened with. */
const OPENING = 'log-sheet-opening'

/** The Log Food sheet. Each opening is a form of its own; a closing one keeps what it showed until it is gone. */
export function LogSheet({ isOpen, onClose }: SheetBodyProps) {
  const { state } = useSheets()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const words = (search.get(wordsParameter) ?? '').slice(0, MAX_SAID_WORDS)
  const here = { key, draft: findLogDraft(state), day: readSelectedDay(search), words }
  // After a lost session the address is the same, and what the sheet was about is not in its state any more.
  const [opened, setOpened] = useState(() => ({ ...here, draft: here.draft ?? findLogDraft(findOwnDraft(OPENING)) }))
  if (isOpen && opened.key !== key) setOpened(here)
  return (
    <LogSheetForm
      key={opened.key}
      isOpen={isOpen}
      onClose={onClose}
      draft={opened.draft}
      selected={opened.day}
      words={opened.words}
    />
  )
}

/** What the scan is for: the meal that the form is about, by the type that it shows. */
const scanOf = ({ mealTime }: LogForm, draft: LogDraft | undefined) => ({
  context: draft?.context && draft.mealTime === mealTime ? draft.context : mealTypeTexts[mealTime],
  plannedMeal: draft?.plannedMeal,
  session: draft?.session,
})

const without = (all: readonly string[], one: string): readonly string[] => all.filter((other) => other !== one)

interface LogSheetFormProps extends SheetBodyProps {
  draft: LogDraft | undefined
  selected: LocalDate
  /** What is said in words from the start, because another app shared it; empty for nothing. */
  words: string
}

function LogSheetForm({ isOpen, onClose, draft, selected, words }: LogSheetFormProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { openSheet } = useSheets()
  const { selectDay } = useSelectedDay()
  const formId = useId()
  const [form, setForm] = useDraft(
    'log-sheet',
    () => {
      const form = openForm(draft, Date.now(), browserZone())
      return words === '' ? form : withWords(form, words)
    },
    (typed) => (isOpen && !isBlank(typed) ? typed : undefined),
  )
  useKeptDraft(OPENING, isOpen ? draft : undefined)
  const [isBlankTold, setBlankTold] = useState(false)
  // What is chosen from a list stays in sight of it.
  const [isChoosing, setChoosing] = useState(false)
  const said = useSaidWords(form, setForm)
  const check = useLogCheck(form, draft)
  const [stored] = useState(() => draft && earlierLog(draft, instantText(Date.now())))
  const [replaced] = useState(() =>
    (draft?.replaces ?? []).flatMap((one) => {
      const was = findLogDraft(one)
      return (was && earlierLog(was, instantText(Date.now()))) ?? []
    }),
  )
  const { zone } = form
  // A stored log stays on its own day.
  const day = draft?.loggedAt ? dayAt(Date.parse(draft.loggedAt), zone) : selected
  const date = checkLogDate(day, dayAt(Date.now(), zone))
  const once = useOnceOpen(isOpen)

  const saveMeal = (meal: SavedMeal) => {
    if (!stored) return logMeal(userId, meal)
    return replaced.length > 0
      ? replaceLoggedMeals(userId, replaced, meal)
      : changeLoggedMeal(userId, stored.id, meal, stored)
  }
  const remove = (log: NonNullable<typeof stored>) =>
    replaced.length > 0 ? removeLoggedMeals(userId, replaced, log.name) : removeLoggedMeal(userId, log.id, log)
  const keepAndSave = async (kept: readonly KeptOwnFood[], meal: SavedMeal) =>
    saveMeal(await withKeptProducts(userId, kept, meal))

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!date.ok) return
    if (isBlank(form)) return setBlankTold(true)
    if (!check.pass(event.currentTarget)) return
    const loggedAt = readLoggedAt(form, day, draft, Date.now())
    const meal: SavedMeal = {
      name: form.name.trim(),
      mealTime: form.mealTime,
      loggedAt,
      ...zoneToSave(form, draft, loggedAt),
      amounts: readAmountFields(form, draft),
      ...(draft?.plannedMeal === undefined ? {} : { plannedMeal: draft.plannedMeal }),
      ...(draft?.session === undefined ? {} : { session: draft.session }),
      ...(draft?.imageUrl === undefined ? {} : { imageUrl: draft.imageUrl }),
      items: savedItemsOf(form, draft),
    }
    once(() => {
      if (draft?.foods) tellSavedFoods(savedFoodsOf(form, meal))
      const kept = form.picked.flatMap(({ eatable }) => eatable.keptWith ?? [])
      if (kept.length > 0) void keepAndSave(kept, meal)
      else void saveMeal(meal)
      onClose()
    })
  }

  const cameras = (
    <CameraButtons
      onScan={() => openSheet(SCAN_SHEET, scanOf(form, draft))}
      onBarcode={() => openSheet('barcode', scanOf(form, draft))}
    />
  )

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={stored ? t`Edit Log` : t`Log Food`}
      description={
        <>
          {lineStart(longDate(day))}
          {draft?.context || draft?.status === 'Ready' ? (
            <span className="mt-2 flex flex-wrap gap-2">
              {draft.context ? <Chip>{draft.context}</Chip> : null}
              {draft.status === 'Ready' ? (
                <Chip tone="ember">
                  <Trans>Ready</Trans>
                </Chip>
              ) : null}
            </span>
          ) : null}
        </>
      }
      {...(draft?.imageUrl === undefined ? {} : { lead: <MealPicture address={draft.imageUrl} /> })}
      footer={
        <>
          <UnusualMeal calories={check.asked} />
          {form.picked.length > 0 ? (
            <EnergyFigures>
              <MealTotal amounts={form.amounts} />
            </EnergyFigures>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="large" className="grow" onClick={() => setForm(resetForm(form))}>
              <Trans>RESET</Trans>
            </Button>
            {date.ok ? (
              <Button type="submit" form={formId} size="large" className="grow-99">
                <Trans>LOG & SAVE</Trans>
              </Button>
            ) : (
              <Button size="large" className="grow-99" onClick={() => selectDay(presentDay())}>
                <Trans>Log for Today</Trans>
              </Button>
            )}
          </div>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="flex flex-col gap-3">
        {date.ok ? null : <DateNote note={date.error.code} />}
        {date.ok && date.value.warning && !stored ? <DateNote note={date.value.warning.code} /> : null}
        {draft?.photo === 'off' ? <PhotoNote /> : null}
        {stored ? null : (
          <WordsField
            words={form.words}
            unknown={form.unknown}
            unrepeated={form.unrepeated}
            hasFailed={said.hasFailed}
            onUse={said.use}
            onChange={(words) => setForm(withWords(form, words))}
            onSearch={said.hold}
            onFound={(words, eatable) =>
              setForm({
                ...withPicked(form, [...form.picked, pickFood(eatable)]),
                unknown: without(form.unknown, words),
              })
            }
            onDismiss={(words) => setForm({ ...form, unknown: without(form.unknown, words) })}
          />
        )}
        {stored ? null : cameras}
        {date.ok && !stored && (isBlank(form) || (isChoosing && form.picked.length > 0)) ? (
          <QuickLogs
            day={day}
            mealTime={form.mealTime}
            minute={findClockMinute(form.time) ?? wallMinuteAt(Date.now(), zone)}
            loggedAt={() => readLoggedAt(form, day, draft, Date.now())}
            picked={form.picked}
            onPick={(picked) => {
              setChoosing(true)
              setForm(withPicked(form, picked))
            }}
            onLog={(meals) =>
              once(() => {
                void logMeals(userId, meals)
                onClose()
              })
            }
          />
        ) : null}
        {date.ok && !stored && isBlank(form) ? (
          <CopyMeals
            day={day}
            onLog={(meals) =>
              once(() => {
                void logMeals(userId, meals)
                onClose()
              })
            }
          />
        ) : null}
        {stored && draft?.items && form.picked.length === 0 ? (
          <EditFoods
            items={draft.items}
            onOpen={(picked) => setForm((before) => ({ ...withPicked(before, picked), name: before.name }))}
          />
        ) : null}
        <PickedFoods hasProducts picked={form.picked} onChange={(picked) => setForm(withPicked(form, picked))} />
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3 large-text:grid-cols-1">
          <Select
            label={t`Meal type`}
            options={typesInOrder.map((value) => ({ value, label: mealTimeName(value) }))}
            value={form.mealTime}
            onChange={(event) => {
              const chosen = mealTimes.find((one) => one === event.target.value)
              if (chosen) setForm({ ...form, mealTime: chosen })
            }}
          />
          <TextField
            label={t`Time`}
            type="time"
            value={form.time}
            onChange={(event) => setForm({ ...form, time: event.target.value, zone: browserZone() })}
            className="figures px-3 [&::-webkit-calendar-picker-indicator]:hidden"
          />
        </div>
        <FoodSearch
          label={t`Food name`}
          isSending
          hasProducts
          value={form.name}
          error={isBlankTold && isBlank(form) ? t`Enter a food name or an amount` : undefined}
          onChange={(name) => setForm({ ...form, name })}
          onPick={(eatable) => setForm(withPicked({ ...form, picked: [] }, [pickFood(eatable)]))}
        />
        <AmountFields
          amounts={form.amounts}
          faults={check.faults.amounts}
          onChange={(nutrient, text) => setForm({ ...form, amounts: { ...form.amounts, [nutrient]: text } })}
        />
        {stored ? cameras : null}
        {stored ? null : (
          <Link to={paths.myFoods} className={buttonClass({ variant: 'quiet' })}>
            <Trans>My Foods</Trans>
          </Link>
        )}
        {stored ? (
          <Button
            variant="danger-quiet"
            onClick={() =>
              once(() => {
                void remove(stored)
                onClose()
              })
            }
          >
            <Trans>Delete</Trans>
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
