import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  addDays,
  kitchenOfWeek,
  type LocalDate,
  type MealSlot,
  mondayOf,
  type PlannedWeek,
  readDiets,
  shopOf,
  wallMinuteAt,
  weekFromMonday,
} from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { Printer, Share2, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { kitchenPreferencesQuery } from '../../../api/kitchen-preferences.ts'
import { shortDate } from '../../../languages/dates.ts'
import { aisleName } from '../../../languages/kitchen.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { tell } from '../../../notices/tell.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { guestsAt } from '../kitchen/guests-at.ts'
import { MissingReading } from '../missing-reading.tsx'
import type { PlanPage } from '../plan/use-plan-page.ts'
import { usePlannedWeek } from '../use-planned-week.ts'
import { ListChanges } from './list-changes.tsx'
import { type ListRange, rangeOf } from './list-range.ts'
import { shareText } from './share-text.ts'
import { ShoppingGroup } from './shopping-group.tsx'
import { useListChanges } from './use-list-changes.ts'
import { useTicks } from './use-ticks.ts'
import { type ShoppingItem, shoppingText, unlistedText, weekShopping } from './week-shopping.ts'

const ranges = [
  { value: 'week', label: msg`Whole week` },
  { value: 'rest', label: msg`From today` },
  { value: 'next', label: msg`Next week` },
] as const

/** What to buy for the week's dishes, by aisle; ticked off in the shop, shared, or printed. */
export function ShoppingView({ page, day }: { page: PlanPage; day: LocalDate }) {
  const { t } = useLingui()
  const { plan, today, monday } = page
  const week = usePlannedWeek(plan)
  const { selectDay } = useSelectedDay()
  const [isRest, setRest] = useState(false)
  const present = mondayOf(today)
  const range = rangeOf(monday, present, isRest)
  const chooseRange = (chosen: ListRange) => {
    if (chosen === 'other') return
    setRest(chosen === 'rest')
    if (chosen === 'next') selectDay(addDays(present, 7))
    else if (monday !== present) selectDay(today)
  }
  const [firstDate, lastDate] = [shortDate(monday), shortDate(addDays(monday, 6))]
  const otherWeek = [
    { value: 'other', label: t`${firstDate} to ${lastDate}` },
    { value: 'week', label: t`This week` },
    { value: 'next', label: t`Next week` },
  ] as const
  const control = (
    <SegmentedControl
      label={t`Days`}
      options={range === 'other' ? otherWeek : ranges.map(({ value, label }) => ({ value, label: t(label) }))}
      value={range}
      onChange={chooseRange}
      className="col-span-2 wide:w-96 print:hidden"
    />
  )
  // Above stands already that the week has no plan.
  return plan === null ? (
    control
  ) : week === null ? (
    <>
      {control}
      <EmptyState title={t`No shopping list yet`} icon={ShoppingBasket}>
        <Trans>It is made from your fuel plan, as soon as there is one.</Trans>
      </EmptyState>
    </>
  ) : (
    <WeekList page={page} week={week} day={day} isRest={range === 'rest'} control={control} />
  )
}

interface WeekListProps {
  page: PlanPage
  week: PlannedWeek
  day: LocalDate
  isRest: boolean
  control: ReactNode
}

function WeekList({ page: { today, userId, zone, monday }, week, day, isRest, control }: WeekListProps) {
  const { t } = useLingui()
  const kitchenReading = useQuery(kitchenPreferencesQuery(userId))
  const { data: kitchen } = kitchenReading
  const shop = shopOf(kitchen?.preferences ?? {}, zone)
  const hasFreezer = kitchen?.preferences.equipment.includes('freezer') ?? false
  const { profile } = useKnownProfile()
  const { days, cooking } = week
  const minute = wallMinuteAt(useMinute(), zone)
  const { data: dayChanges } = useQuery(dayChangesQuery(userId))
  const table = useMemo(
    () => kitchen && dayChanges && kitchenOfWeek(kitchen.preferences, dayChanges, monday),
    [kitchen, dayChanges, monday],
  )
  const span = useMemo(() => {
    const guests = kitchen?.preferences.table ?? []
    const diets = [...readDiets(profile.diet), ...guests.flatMap((guest) => guest.diets)]
    const othersAt = (date: LocalDate, slot: MealSlot) => (table ? guestsAt(table, date, slot).length : 0)
    return { cooking, shop, hasFreezer, diets, othersAt }
  }, [cooking, shop, hasFreezer, profile.diet, kitchen, table])
  const whole = useMemo(() => weekShopping(days, span), [days, span])
  const shopping = useMemo(
    () => (isRest ? weekShopping(days, { ...span, from: { date: today, minute } }) : whole),
    [days, span, isRest, today, minute, whole],
  )
  const ticks = useTicks(userId, monday, whole.list)
  // Before the shop and the ticks are read, neither the count nor what has changed is known.
  const isKnown = kitchen !== undefined && ticks.reading.data !== undefined
  const { changes, accept } = useListChanges(userId, monday, isKnown ? whole.list : undefined, ticks.wasTicked)
  const dates = weekFromMonday(day)
  const { list, unlisted } = shopping
  const [firstDate, lastDate] = [shortDate(isRest ? today : (dates[0] ?? day)), shortDate(dates[6] ?? day)]
  const title = firstDate === lastDate ? t`Shopping list, ${firstDate}` : t`Shopping list, ${firstDate} to ${lastDate}`
  // What is at home is not looked for in the shop.
  const items = list.aisles.flatMap((one) => one.items).filter((item) => ticks.isTicked(item) || !ticks.isAtHome(item))
  const inBasket = items.filter(ticks.isTicked).length
  const total = items.length
  const isDone = (item: ShoppingItem) => ticks.isAtHome(item) || (!list.pantry.includes(item) && ticks.isTicked(item))

  const share = async () => {
    const outcome = await shareText(title, shoppingText(title, shopping, isDone))
    if (outcome === 'copied') tell('list-copied')
    if (outcome === 'failed') tell('list-not-shared')
  }

  return (
    <section aria-labelledby="shopping" className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 wide:flex-row wide:items-end wide:justify-between">
        <header>
          <h2 id="shopping" className="text-20 font-bold text-ink">
            {title}
          </h2>
          <p role="status" className="figures min-h-5 text-14 text-muted print:hidden">
            {isKnown ? (
              <Trans>
                {inBasket} of {total} in the basket
              </Trans>
            ) : null}
          </p>
        </header>
        <div className="grid grid-cols-2 gap-2 wide:flex wide:items-center print:hidden">
          {control}
          <Button variant="secondary" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
          <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <MissingReading reading={ticks.reading} title={t`Failed to Load Your Ticks`}>
        {t`What you ticked is stored, but not shown here.`}
      </MissingReading>
      <MissingReading reading={kitchenReading} title={t`Your kitchen could not be loaded`}>
        {t`The list is made without what you told of it.`}
      </MissingReading>
      <ListChanges changes={changes} onSeen={accept} />
      {list.aisles.length + list.pantry.length + unlisted.length === 0 ? (
        <p className="text-16 text-muted">
          <Trans>Nothing more is needed for this week’s dishes.</Trans>
        </p>
      ) : null}
      <div className="flex flex-col gap-4 wide:block wide:columns-2 wide:gap-6 print:block print:columns-2 print:gap-6">
        {list.aisles.map(({ aisle, items: ofAisle }) => (
          <ShoppingGroup
            key={aisle}
            title={aisleName(aisle)}
            items={ofAisle}
            isTicked={ticks.isTicked}
            onTick={ticks.tick}
            home={ticks}
          />
        ))}
        <ShoppingGroup
          title={t`Check at home`}
          about={t`Tick what you have: it stays ticked in the weeks to come, until you untick what is used up. The amounts are what the week takes.`}
          items={list.pantry}
          isTicked={ticks.isAtHome}
          onTick={ticks.toggleAtHome}
        />
        {unlisted.length > 0 ? (
          <section aria-labelledby="unlisted" className="mb-4 break-inside-avoid">
            <h3 id="unlisted" className="pb-1 text-16 font-bold text-ink">
              <Trans>Your own dishes</Trans>
            </h3>
            <p className="text-14 text-muted">
              <Trans>Their ingredients are not known, so they are not on the list.</Trans>
            </p>
            <ul className="text-16 text-ink">
              {unlisted.map((dish) => (
                <li key={`${dish.date} ${dish.dish}`}>{unlistedText(dish)}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {inBasket > 0 ? (
        <Button
          variant="quiet"
          className="self-center print:hidden"
          onClick={() => tell('basket-emptied', ticks.clear())}
        >
          <Trans>Empty the basket</Trans>
        </Button>
      ) : null}
    </section>
  )
}
