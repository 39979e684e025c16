import { t } from '@lingui/core/macro'
import { poundsToKilograms } from '@pacemeal/domain'
import type { DayAdvice } from '@pacemeal/nutrition/guidance'
import { timeOfDay } from '../../../languages/dates.ts'
import { fluidText, isInMillilitres } from '../../../languages/fluids.ts'
import { decimalNumber, wholeNumber } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'

/** `2.4 liters`, or `81 fl oz`, by the unit of drinks that every screen shows. */
const volumeText = (millilitres: number): string =>
  isInMillilitres() ? t`${decimalNumber(millilitres / 1000, 1)} liters` : fluidText(millilitres)

/** Less than this by now, in millilitres, is not worth a figure: in the morning the day's drinks are all ahead. Own choice. */
const A_FEW_SIPS = 100

/** Where iron comes from, in foods that the person eats. */
function ironText(foods: Extract<DayAdvice, { kind: 'iron' }>['foods'], need: string): string {
  switch (foods) {
    case 'plants':
      return t`Iron: ${need} mg is a lot to reach from plants. Beans, lentils and greens with fruit or peppers help; coffee and tea wait an hour.`
    case 'seafood':
      return t`Iron: ${need} mg a day takes attention. Seafood, beans and greens with fruit or peppers help; coffee and tea wait an hour.`
    case 'no-pulses':
      return t`Iron: ${need} mg a day takes attention. Meat and greens with fruit or peppers help; coffee and tea wait an hour.`
    case 'any':
      return t`Iron: ${need} mg a day takes attention. Meat, beans and greens with fruit or peppers help; coffee and tea wait an hour.`
  }
}

/** An advice in a sentence, in the person's units. `isToday` says whether the present counts. */
export function adviceText(advice: DayAdvice, isToday: boolean, unit: WeightUnit): string {
  switch (advice.kind) {
    case 'drinks': {
      const [total, byNow] = [volumeText(advice.total), volumeText(advice.byNow)]
      return isToday && advice.byNow >= A_FEW_SIPS
        ? t`Drinks: about ${byNow} of ${total} by now, spread over the day.`
        : t`Drinks: about ${total}, spread over the day.`
    }
    case 'sodium': {
      const [low, high] = [wholeNumber(advice.low), wholeNumber(advice.high)]
      return t`Salt your food: ${low} to ${high} mg sodium today, because you sweat a lot.`
    }
    case 'iron': {
      const need = decimalNumber(advice.milligrams, Number.isInteger(advice.milligrams) ? 0 : 1)
      return ironText(advice.foods, need)
    }
    case 'fiber': {
      const most = wholeNumber(advice.most)
      return t`Fiber: at most ${most} g around your competition, for a calm stomach.`
    }
    case 'caffeine': {
      const [dose, at] = [wholeNumber(advice.milligrams), timeOfDay(advice.at)]
      return t`Caffeine: ${dose} mg at ${at}, if you are used to it.`
    }
    case 'protein': {
      const [grams, at] = [wholeNumber(advice.grams), timeOfDay(advice.at)]
      if (!advice.mayBeDairy)
        return isEnergyHidden()
          ? t`Before sleep: protein at ${at}.`
          : t`Before sleep: ${grams} g protein at ${at}. It counts towards the day.`
      if (isEnergyHidden()) return t`Before sleep: slow protein at ${at}, such as yogurt or cottage cheese.`
      return t`Before sleep: ${grams} g slow protein at ${at}, such as yogurt or cottage cheese. It counts towards the day.`
    }
    case 'weigh-in': {
      const perUnit = unit === 'kg' ? advice.drinksPerKilogram : advice.drinksPerKilogram * poundsToKilograms(1)
      const drinks = volumeText(perUnit)
      const [low, high] = [wholeNumber(advice.carbs[0]), wholeNumber(advice.carbs[1])]
      return unit === 'kg'
        ? t`After the scales: ${drinks} with salt for each kilogram lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
        : t`After the scales: ${drinks} with salt for each pound lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
    }
  }
}
