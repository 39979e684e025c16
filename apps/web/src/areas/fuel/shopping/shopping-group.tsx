import { Trans, useLingui } from '@lingui/react/macro'
import { Check, House, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { activeLocale } from '../../../languages/active-locale.ts'
import { weekdayName } from '../../../languages/dates.ts'
import { amountText, foodName } from '../../../languages/kitchen.ts'
import { unbroken } from '../../../languages/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { certificateTexts, type ShoppingItem, shelfText } from './week-shopping.ts'

/** What is at home of the lines, so that it is not bought. */
interface AtHome {
  readonly isAtHome: (item: ShoppingItem) => boolean
  readonly toggleAtHome: (item: ShoppingItem) => void
}

interface ShoppingGroupProps {
  title: string
  about?: string
  items: readonly ShoppingItem[]
  isTicked: (item: ShoppingItem) => boolean
  onTick: (item: ShoppingItem) => void
  /** Lets a line be at home instead; absent where the tick itself says that. */
  home?: AtHome
}

/** Items by the name that they are shown by. */
const inNameOrder = (items: readonly ShoppingItem[]): readonly ShoppingItem[] =>
  items.toSorted((a, b) => foodName(a.name).localeCompare(foodName(b.name), activeLocale()))

/** One aisle. A tap on a line puts it into the basket or takes it out. */
export function ShoppingGroup({ title, about, items, isTicked, onTick, home }: ShoppingGroupProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="break-inside-avoid wide:mb-5">
      <h3 id={id} className="pb-1 text-16 font-bold text-ink">
        {title}
      </h3>
      {about ? <p className="pb-1 text-14 text-muted">{about}</p> : null}
      <ul className="overflow-hidden rounded-card bg-surface shadow-soft print:rounded-none print:shadow-none">
        {inNameOrder(items).map((item) => {
          const isAtHome = home?.isAtHome(item) ?? false
          return (
            <li key={item.id} className="flex items-center border-t border-line first:border-t-0">
              <ShoppingLine item={item} isTicked={isTicked(item)} isAtHome={isAtHome} onTick={() => onTick(item)} />
              {home ? <HomeButton item={item} isAtHome={isAtHome} onToggle={() => home.toggleAtHome(item)} /> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ShoppingLineProps {
  item: ShoppingItem
  isTicked: boolean
  isAtHome: boolean
  onTick: () => void
}

function ShoppingLine({ item, isTicked, isAtHome, onTick }: ShoppingLineProps) {
  const isDone = isTicked || isAtHome
  return (
    <label className="relative flex min-h-11 min-w-0 grow items-center gap-3 px-4 py-2 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ember-ink print:min-h-0 print:px-0 print:py-0.5">
      <input
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        checked={isTicked}
        onChange={onTick}
      />
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-small border border-edge text-on-action peer-checked:border-action peer-checked:bg-action print:size-3 print:bg-transparent! print:text-ink"
      >
        {isTicked ? <Check size={16} strokeWidth={3} className="print:size-2.5" /> : null}
      </span>
      {/* The amount moves below the name before a word of it would break. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className="min-w-min flex-1 large-text:min-w-0 large-text:basis-full">
          <span className={classNames('block text-16 print:text-14', isDone ? 'text-muted line-through' : 'text-ink')}>
            {foodName(item.name)}
          </span>
          {isAtHome && !isTicked ? null : <ItemNotes item={item} />}
        </span>
        <span className="figures ml-auto max-w-1/2 shrink-0 text-right text-16 font-semibold text-ink print:text-14">
          {isAtHome && !isTicked ? (
            <span className="text-14 font-normal text-muted">
              <Trans>At home</Trans>
            </span>
          ) : (
            unbroken(shelfText(item))
          )}
        </span>
      </span>
    </label>
  )
}

/** Pressed while the food is at home; pressed again, it is used up. */
function HomeButton({ item, isAtHome, onToggle }: { item: ShoppingItem; isAtHome: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const name = foodName(item.name)
  const label = isAtHome ? t`${name} is used up` : t`${name} is at home`
  return (
    <IconButton label={label} onClick={onToggle} className="mr-1 print:hidden">
      {isAtHome ? <RotateCcw size={20} aria-hidden /> : <House size={20} aria-hidden className="text-muted" />}
    </IconButton>
  )
}

/** Below the packs: the marks that it has to bear; what is frozen for a later day, what does not keep of them, or what the dishes take; another way to buy it. */
function ItemNotes({ item }: { item: ShoppingItem }) {
  const { packs, amount: loose, note, rest, frozenFor } = item
  const { t } = useLingui()
  const left = rest && amountText(rest.amount)
  const amount = amountText(loose)
  const day = rest?.useBy && weekdayName(rest.useBy)
  const thawed = frozenFor && weekdayName(frozenFor)
  const usedBy = rest?.freezes ? t`${left} left, use by ${day} or freeze` : t`${left} left, use by ${day}`
  const notes = [
    ...certificateTexts(item),
    ...(left ? [day ? usedBy : t`${left} left`] : packs && packs.text !== loose ? [t`${amount} needed`] : []),
    ...(thawed ? [t`freeze a part for ${thawed}`] : []),
    ...(note ? [amountText(note)] : []),
  ]
  return notes.map((words) => (
    <span key={words} className="block text-14 font-normal text-muted">
      {unbroken(words)}
    </span>
  ))
}
