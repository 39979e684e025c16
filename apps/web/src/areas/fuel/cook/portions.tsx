import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, type CookEvent, type CookedPortion, type IngredientAmount } from '@pacemeal/domain'
import { Refrigerator, Snowflake, Trash2, Utensils } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { weekdayName } from '../../../languages/dates.ts'
import { foodMassParts, foodMassText } from '../../../languages/food-amounts.ts'
import { listText } from '../../../languages/formats.ts'
import { lineInLanguage } from '../../../languages/kitchen.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { mealPlaceText } from '../kitchen/cook-words.ts'

/** How somebody at the table is called; undefined for one who is not there any more. */
export type EaterNames = ReadonlyMap<string, string>

interface PortionsProps {
  event: CookEvent
  eaters: EaterNames
}

const isNow = ({ date, meal }: CookedPortion, first: CookedPortion): boolean =>
  date === first.date && meal === first.meal

/** Where a cooked dish goes: onto plates now, into the fridge, into the freezer, and what is left over. */
export function Portions({ event, eaters }: PortionsProps) {
  const { t } = useLingui()
  const { portions, cookedOn, keepsDays, restGrams } = event
  const [first] = portions
  const plates = portions.filter((portion) => first && isNow(portion, first) && portion.date === cookedOn)
  const later = portions.filter((portion) => !plates.includes(portion))
  const chilled = later.filter(({ isFrozen }) => isFrozen !== true)
  const frozen = later.filter(({ isFrozen }) => isFrozen === true)
  const lastDay = weekdayName(addDays(cookedOn, keepsDays))
  const rest = foodMassText(restGrams)
  return (
    <div className="flex flex-col gap-5">
      <Place icon={<Utensils size={22} />} title={t`On the plate now`} portions={plates} eaters={eaters} isNow />
      <Place
        icon={<Refrigerator size={22} />}
        title={t`In the fridge until ${lastDay}`}
        about={t`Let it cool, close the box, and chill it within two hours.`}
        portions={chilled}
        eaters={eaters}
      />
      <Place icon={<Snowflake size={22} />} title={t`In the freezer`} portions={frozen} eaters={eaters} />
      {restGrams > 0 ? (
        <p className="flex items-start gap-3 text-16 text-ink">
          <Trash2 size={22} aria-hidden className="shrink-0 text-muted" />
          <span>
            <Trans>
              {rest} are left that no meal of the plan takes. Eat them by {lastDay}.
            </Trans>
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** `Sourdough bread: 2 slices (128 g)`: what of a portion comes in pieces. */
const pieceText = ({ amount, item }: IngredientAmount): string => `${item}: ${amount}`

interface PlaceProps {
  icon: ReactNode
  title: string
  about?: string
  portions: readonly CookedPortion[]
  eaters: EaterNames
  isNow?: boolean
}

function Place({ icon, title, about, portions, eaters, isNow: isPlate = false }: PlaceProps) {
  const { t } = useLingui()
  const id = useId()
  if (portions.length === 0) return null
  const nameOf = ({ eater }: CookedPortion) => (eater === 'self' ? t`You` : (eaters.get(eater) ?? t`Guest`))
  const isShared = eaters.size > 0 || portions.some(({ eater }) => eater !== 'self')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-3 text-20 font-bold text-ink">
        <span aria-hidden className="text-ember-ink">
          {icon}
        </span>
        {title}
      </h2>
      {about ? <p className="pt-1 text-14 text-muted">{about}</p> : null}
      <ul className="pt-1">
        {portions.map((portion) => {
          const { figure, unit } = foodMassParts(portion.grams)
          return (
            <li
              key={`${portion.date} ${portion.meal} ${portion.eater}`}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-16 text-ink"
            >
              <span>
                {isPlate && isShared ? nameOf(portion) : lineStart(mealPlaceText(portion))}
                {isShared && !isPlate ? <span className="text-muted"> · {nameOf(portion)}</span> : null}
                {portion.pieces ? (
                  <span className="block text-14 text-muted">
                    {listText(portion.pieces.map((piece) => pieceText(lineInLanguage(piece))))}
                  </span>
                ) : null}
              </span>
              <span className="figures shrink-0 text-20 font-bold">
                {figure}
                <span className="text-14 font-medium text-muted"> {unit}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
