import { openCatalog } from '@pacemeal/catalog'
import {
  type FoodFind,
  type HabitLog,
  habitsAt,
  openFoodFinder,
  openFoodSearch,
  openSuggester,
  readAsOne,
  type Suggestion,
} from '@pacemeal/catalog/reference'
import { readBegun } from '@pacemeal/catalog/say'
import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import { wallMinuteAt } from '@pacemeal/domain'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { activeLocale } from '../../../languages/active-locale.ts'
import { kitchenTranslator } from '../../../languages/kitchen.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { type Eatable, eatableFurther, eatableKept, eatableReference } from './eatable.ts'
import { MAX_SHOWN, openFoodCatalogue, type WordsRead } from './food-catalogue.ts'
import { pickInMeasure } from './log-form.ts'
import type { SuggestedFood } from './suggested-foods.ts'

/** What the person logged before. */
export type LoggedMeal = HabitLog

/** Finds everything that can be logged by its name: the kitchen's foods and recipes, and the reference foods. */
export interface FoodLookup {
  /**
   * Best first; nothing for empty text. What the person logs often at this hour comes before what others mean, and their
   * own foods before both.
   */
  readonly find: (text: string, logs?: readonly LoggedMeal[], own?: readonly KeptOwnFood[]) => readonly Eatable[]
}

/** The same, and foods by their key and for words that name none. */
export interface WholeLookup extends FoodLookup {
  /** Foods for the words that a reading left open, each to be checked. */
  readonly suggest: (read: Pick<WordsRead, 'lookUps'>) => readonly SuggestedFood[]
  readonly eatable: (key: string, own: readonly KeptOwnFood[]) => Eatable | undefined
}

let opened: WholeLookup | undefined
/** The language of the names in it: another choice opens it anew. */
let openedIn: KitchenTranslator | undefined

/** How much likelier an own food is meant than a plain food of the kitchen. */
const OWN_LIKELY = 0.3

const indexOwn = (own: readonly KeptOwnFood[]) => {
  const named = own.map((food) => ({ food, ...eatableKept(food) }))
  const byKey = new Map(named.map(({ key, food }) => [key, food]))
  const search = openFoodSearch(named.map(({ key, name }) => ({ key, name, likely: OWN_LIKELY })))
  return {
    own,
    search,
    // Made each time: its measures count in the units that are chosen by then.
    eatable: (key: string): Eatable | undefined => {
      const food = byKey.get(key)
      return food && eatableKept(food)
    },
  }
}

/** The largest module of the sheet: it is fetched after the kitchen's own catalogue, which finds foods until it is here. */
export function openFoodLookup(): WholeLookup {
  const translation = kitchenTranslator()
  if (opened && openedIn === translation) return opened
  openedIn = translation
  const kitchen = openFoodCatalogue()
  const finder = openFoodFinder(openCatalog(), translation, activeLocale())
  const eatable = (key: string): Eatable | undefined => {
    const id = key.slice(key.indexOf(':') + 1)
    const further = finder.further.get(id)
    if (further) return eatableFurther(further)
    const reference = finder.reference.find(id)
    return reference ? eatableReference(reference) : kitchen.eatable(key)
  }
  /** The foods of words that are no name here, and of another language: `Zwiebel` is an onion on English screens, too. */
  const readFoods = (text: string): readonly Eatable[] => {
    const { foods, unknown } = kitchen.read(text)
    return unknown.length > 0 ? [] : foods.map((one) => one.eatable).slice(0, MAX_SHOWN)
  }
  const suggester = openSuggester(openCatalog(), finder, kitchen.reader.read)
  const suggested = ({ item, unknown, instead, others }: Suggestion): SuggestedFood => {
    const found = item.kind === 'food' ? eatable(item.key) : undefined
    const food = {
      ...(found ? pickInMeasure(found, item) : kitchen.pick(item)),
      said: item.said,
      isUnsure: true,
      isSuggested: true,
      others: others.flatMap((key) => eatable(key) ?? []),
    }
    return { unknown, instead, food }
  }
  let kept = indexOwn([])
  const reindex = (own: readonly KeptOwnFood[]): void => {
    if (own !== kept.own) kept = indexOwn(own)
  }
  opened = {
    suggest: (read) => suggester.suggest(read).map(suggested),
    eatable: (key, own) => {
      reindex(own)
      return kept.eatable(key) ?? eatable(key)
    },
    find: (text, logs = [], own = kept.own) => {
      reindex(own)
      let asked: { readonly key: string | undefined } | undefined
      const readAs = (isBegun: boolean): string | undefined => {
        asked ??= { key: text.trim() === '' ? undefined : readAsOne(kitchen.reader.read, text, isBegun) }
        return asked.key
      }
      let begun: { readonly key: string | undefined } | undefined
      const readBegunOnce = (): string | undefined => {
        begun ??= { key: readBegun(kitchen.reader.read, text) }
        return begun.key
      }
      const options = { limit: MAX_SHOWN, favour: habitsAt(logs, wallMinuteAt(Date.now(), browserZone())) }
      const search = (isWhole: boolean): readonly FoodFind[] => [
        ...kept.search.search(text, { ...options, isWhole }),
        ...finder.search(text, { ...options, isWhole, readAs, readBegun: readBegunOnce }),
      ]
      const whole = search(true)
      // Several foods, and words of another language, are read before what holds only some of them is offered.
      const read = whole.length === 0 ? readFoods(text) : []
      if (read.length > 0) return read
      const found = whole.length > 0 ? whole : search(false)
      return found
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MAX_SHOWN)
        .map(({ key }) => kept.eatable(key) ?? (key === asked?.key ? readFoods(text)[0] : undefined) ?? eatable(key))
        .filter((one) => one !== undefined)
    },
  }
  return opened
}
