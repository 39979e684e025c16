import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  type MealOption,
  type PlannedDay,
  type PlannedWeek,
  type Reason,
  type Result,
  weekNote,
} from '@pacemeal/domain'
import type { RuleName } from '@pacemeal/nutrition'
import { findSentence } from '@pacemeal/nutrition/reason-words'
import { checkDishWords, checkSentence, type DishWords, type WordingFault } from '@pacemeal/planner'
import type { Ports } from '../../ports.ts'
import type { LanguageModel } from '../../providers/model/language-model.ts'
import { ModelFailure } from '../../providers/model/model-failure.ts'
import { dishQuestion, readDishAnswer, readSentenceAnswer, sentenceQuestion } from './wording-questions.ts'

/** Things asked for in one question: few enough for a small model at home to keep in mind. */
const DISHES_AT_ONCE = 8
const SENTENCES_AT_ONCE = 12
/** Questions on their way at a time. */
const AT_ONCE = 3

/** The same dish of the same foods has the same words wherever it stands in the week, whatever its portion. */
const dishKey = ({ recipe, ingredients }: MealOption): string =>
  [recipe, ...ingredients.map(({ food }) => food)].join(' ')

const batches = <T>(things: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, at) => things.slice(at * size, (at + 1) * size))

/** Each dish once, the chosen ones and those that are only offered beside them. */
const dishesOf = ({ days }: PlannedWeek): Readonly<Record<'chosen' | 'offered', readonly MealOption[]>> => {
  const options = days.flatMap(({ meals }) => meals.map((meal) => meal.options))
  const byKey = (dishes: readonly MealOption[]) => new Map(dishes.map((dish) => [dishKey(dish), dish]))
  const chosen = byKey(options.map(([first]) => first))
  const offered = byKey(options.flatMap(([, ...others]) => others))
  return { chosen: [...chosen.values()], offered: [...offered.values()].filter((dish) => !chosen.has(dishKey(dish))) }
}

/** Rules that say something of the health: no model is told of them, and their words stay the built-in ones. */
const privateRules: ReadonlySet<string> = new Set<RuleName>(['protein_kidney_limit', 'deficit_stopped', 'cut_ended'])

const reasonsOf = (day: PlannedDay): readonly Reason[] =>
  [
    ...day.because,
    ...day.sessions.flatMap(({ because }) => because),
    ...day.meals.flatMap(({ because }) => because),
  ].filter(({ rule }) => !privateRules.has(rule))

/** Each explaining sentence of the week once. */
const sentencesOf = ({ days }: PlannedWeek): readonly string[] => [
  ...new Set(days.flatMap(reasonsOf).flatMap((reason) => findSentence(reason) ?? [])),
]

/** New words that passed the checks: dishes by their key, sentences by the built-in one. */
interface NewWords {
  readonly dishes: ReadonlyMap<string, DishWords>
  readonly sentences: ReadonlyMap<string, string>
}

const applyWords = (week: PlannedWeek, { dishes, sentences }: NewWords): PlannedWeek => {
  const dish = (option: MealOption): MealOption => ({ ...option, ...dishes.get(dishKey(option)) })
  const because = (reasons: readonly Reason[]): readonly Reason[] =>
    reasons.map((reason) => {
      const words = sentences.get(findSentence(reason) ?? '')
      return words === undefined ? reason : { ...reason, words }
    })
  return {
    ...week,
    days: week.days.map((day) => ({
      ...day,
      because: because(day.because),
      sessions: day.sessions.map((session) => ({ ...session, because: because(session.because) })),
      meals: day.meals.map((meal) => {
        const [first, ...others] = meal.options
        return { ...meal, because: because(meal.because), options: [dish(first), ...others.map(dish)] as const }
      }),
    })),
    ...(week.note === undefined ? {} : { note: sentences.get(week.note) ?? week.note }),
  }
}

/** Drops a new name that another dish of the week has already, built in or new: two dishes never share one. */
const withOwnNames = (week: PlannedWeek, said: ReadonlyMap<string, DishWords>): ReadonlyMap<string, DishWords> => {
  const { chosen, offered } = dishesOf(week)
  const owners = new Map([...chosen, ...offered].map((dish) => [dish.name.toLowerCase(), dishKey(dish)]))
  const kept = new Map<string, DishWords>()
  for (const dish of [...chosen, ...offered]) {
    const key = dishKey(dish)
    const words = said.get(key)
    const name = words?.name.toLowerCase() ?? ''
    if (words === undefined || (owners.get(name) ?? key) !== key) continue
    owners.set(name, key)
    kept.set(key, words)
  }
  return kept
}

/** One question on its way: it puts what passed the checks into the maps. */
type Ask = (model: LanguageModel, signal: AbortSignal) => Promise<void>

/** The questions for a week, the words that are seen first coming first: the time may not be enough for all. */
const questionsFor = (
  week: PlannedWeek,
  { diets }: Athlete,
  found: { readonly dishes: Map<string, DishWords>; readonly sentences: Map<string, string> },
  onDrop: (fault: WordingFault) => void,
): readonly Ask[] => {
  const keep = <T>(checked: Result<T, WordingFault>, take: (words: T) => void): void =>
    checked.ok ? take(checked.value) : onDrop(checked.error)
  const askDishes = (batch: readonly MealOption[]): Ask => {
    return async (model, signal) => {
      const answer = readDishAnswer(await model.ask(dishQuestion(batch, diets), signal))
      batch.forEach((dish, place) => {
        const said = answer.get(place)
        if (said === undefined) return
        keep(checkDishWords(said, dish, diets, openCatalog()), (words) => found.dishes.set(dishKey(dish), words))
      })
    }
  }
  const askSentences = (batch: readonly string[]): Ask => {
    return async (model, signal) => {
      const answer = readSentenceAnswer(await model.ask(sentenceQuestion(batch), signal))
      batch.forEach((builtIn, place) => {
        const said = answer.get(place)
        if (said !== undefined) keep(checkSentence(said, builtIn), (words) => found.sentences.set(builtIn, words))
      })
    }
  }
  const { chosen, offered } = dishesOf(week)
  const explained = [...(week.note === undefined ? [] : [week.note]), ...sentencesOf(week)]
  return [
    ...batches(chosen, DISHES_AT_ONCE).map(askDishes),
    ...batches(explained, SENTENCES_AT_ONCE).map(askSentences),
    ...batches(offered, DISHES_AT_ONCE).map(askDishes),
  ]
}

/**
 * Asks for new words and keeps those that pass the checks. Whatever fails is left out; only the run's own end is thrown.
 * An endpoint that does not work at all is not asked again for this plan.
 */
const askForWords = async (
  backend: Ports<'config' | 'log' | 'wording'>,
  athlete: Athlete,
  week: PlannedWeek,
  signal: AbortSignal,
): Promise<NewWords> => {
  const { wording: model, log, config } = backend
  const found = { dishes: new Map<string, DishWords>(), sentences: new Map<string, string>() }
  if (model === undefined) return found
  const time = AbortSignal.any([signal, AbortSignal.timeout(config.modelTimeout * 1000)])
  const waiting = [...questionsFor(week, athlete, found, (fault) => log.debug(fault, 'a rewording was dropped'))]
  let works = true

  const work = async (): Promise<void> => {
    for (let ask = waiting.shift(); ask !== undefined && works && !time.aborted; ask = waiting.shift()) {
      await ask(model, time).catch((error: unknown) => {
        signal.throwIfAborted()
        works &&= error instanceof ModelFailure && error.reason === 'malformed'
        log.warn({ err: error }, 'the model gave no words; the built-in ones stay')
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { ...found, dishes: withOwnNames(week, found.dishes) }
}

/**
 * The week with its note, and, when a model is set up, with names, descriptions and explanations in the model's words
 * where they pass the checks. Takes at most as long as one question may; nothing that goes wrong with the model is
 * more than a missing rewording. Figures, dishes and ingredients stay what they are.
 */
export const rewordWeek = async (
  backend: Ports<'config' | 'log' | 'wording'>,
  athlete: Athlete,
  planned: PlannedWeek,
  signal: AbortSignal,
): Promise<PlannedWeek> => {
  const week = { ...planned, note: weekNote(planned) }
  return applyWords(week, await askForWords(backend, athlete, week, signal))
}
