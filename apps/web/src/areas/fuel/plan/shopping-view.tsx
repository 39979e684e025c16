import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type LocalDate, shortDate, weekdayOf, weekdays, weekFromMonday } from '@pacemeal/domain'
import { Printer, Share2, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { tell } from '../../../notices/tell.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { dayName } from '../../training/index.ts'
import { shareText } from './share-text.ts'
import { ShoppingGroup } from './shopping-group.tsx'
import type { PlanPage } from './use-plan-page.ts'
import { useTicks } from './use-ticks.ts'
import { shoppingText, weekShopping } from './week-shopping.ts'

const ranges = [
  { value: 'week', label: msg`Whole week` },
  { value: 'rest', label: msg`From today` },
] as const
type Range = (typeof ranges)[number]['value']

/** What to buy for the week's dishes, by aisle; ticked off in the shop, shared, or printed. */
export function ShoppingView({ page, day }: { page: PlanPage; day: LocalDate }) {
  const { t } = useLingui()
  const { week, plan, today, userId } = page
  const [range, setRange] = useState<Range>('week')
  const ticks = useTicks(userId, plan?.$id ?? '')
  if (week === null) {
    return (
      <EmptyState title={t`No shopping list yet`} picture={<ShoppingBasket size={32} aria-hidden />}>
        <Trans>It is made from your fuel plan, as soon as there is one.</Trans>
      </EmptyState>
    )
  }
  const dates = weekFromMonday(day)
  // Of another week than the present one all days are to come, or all are over.
  const from = range === 'rest' && dates.includes(today) ? weekdays.indexOf(weekdayOf(today)) : 0
  const shopping = weekShopping(week.days.filter(({ day: name }) => weekdays.indexOf(name) >= from))
  const { list, unlisted } = shopping
  const [firstDate, lastDate] = [shortDate(dates[from] ?? day), shortDate(dates[6] ?? day)]
  const title = t`Shopping list, ${firstDate} to ${lastDate}`
  const items = list.aisles.flatMap((one) => one.items)
  const inBasket = items.filter(ticks.isTicked).length
  const total = items.length

  const share = async () => {
    const outcome = await shareText(title, shoppingText(title, shopping, ticks.isTicked))
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
          <p role="status" className="figures text-14 text-muted print:hidden">
            <Trans>
              {inBasket} of {total} in the basket
            </Trans>
          </p>
        </header>
        <div className="grid grid-cols-2 gap-2 wide:flex wide:items-center print:hidden">
          <SegmentedControl
            label={t`Days`}
            options={ranges.map(({ value, label }) => ({ value, label: t(label) }))}
            value={range}
            onChange={setRange}
            className="col-span-2 wide:w-64"
          />
          <Button variant="secondary" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
          <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-4 wide:block wide:columns-2 wide:gap-6 print:block print:columns-2 print:gap-6">
        {list.aisles.map(({ aisle, items: ofAisle }) => (
          <ShoppingGroup key={aisle} title={aisle} items={ofAisle} isTicked={ticks.isTicked} onTick={ticks.tick} />
        ))}
        <ShoppingGroup
          title={t`Check at home`}
          about={t`You may have these. The amounts are what the week takes.`}
          items={list.pantry}
          isTicked={ticks.isTicked}
          onTick={ticks.tick}
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
              {unlisted.map(({ day: name, dish }) => (
                <li key={`${name} ${dish}`}>
                  {dayName(name)}: {dish}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {inBasket > 0 ? (
        <Button variant="quiet" className="self-center print:hidden" onClick={ticks.clear}>
          <Trans>Empty the basket</Trans>
        </Button>
      ) : null}
    </section>
  )
}
