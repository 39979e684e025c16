import type { Weekday } from '../days.ts'
import type { Macros } from '../nutrients.ts'
import type { Catalogue } from '../text/locale.ts'

type Figures = Pick<Macros, 'calories' | 'carbs'>

/** An energy in kilocalories with its unit, in the units of a reader. */
export type EnergyWords = (kilocalories: number) => string

/** The sentences of a week's note in one language. */
interface WeekNoteWords {
  /** Training days and rest days; `from` is the weekday from which on a plan holds that begins within its week. */
  readonly share: (training: number, resting: number, from: Weekday | undefined) => string
  readonly biggest: (day: Weekday, target: Figures, energy?: EnergyWords) => string
  /** The same without figures. */
  readonly biggestDay: (day: Weekday) => string
  readonly rest: (target: Figures, energy?: EnergyWords) => string
}

const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const spanish = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0 })

const kilocalories =
  (numbers: Intl.NumberFormat): EnergyWords =>
  (energy) =>
    `${numbers.format(energy)} kcal`

const capital = (day: Weekday): string => day.replace(/^./, (letter) => letter.toUpperCase())
const counted = (count: number, thing: string): string => `${count || 'no'} ${thing}${count === 1 ? '' : 's'}`
const figures = ({ calories, carbs }: Figures, energy: EnergyWords = kilocalories(english)): string =>
  `${energy(calories)} with ${english.format(carbs)} g carbs`

const en: WeekNoteWords = {
  share: (training, resting, from) =>
    `${from === undefined ? 'Your week has' : `From ${capital(from)} on, your week has`} ${counted(training, 'training day')} and ${counted(resting, 'rest day')}.`,
  biggest: (day, target, energy) => `${capital(day)} asks for the most: ${figures(target, energy)}.`,
  biggestDay: (day) => `${capital(day)} asks for the most.`,
  rest: (target, energy) => `A rest day holds up to ${figures(target, energy)}.`,
}

const germanDays: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
}
const countedInGerman = (count: number, thing: string): string =>
  `${count === 0 ? 'keinen' : count === 1 ? 'einen' : count} ${thing}${count > 1 ? 'e' : ''}`
const germanFigures = ({ calories, carbs }: Figures, energy: EnergyWords = kilocalories(german)): string =>
  `${energy(calories)} mit ${german.format(carbs)} g Kohlenhydraten`

const de: WeekNoteWords = {
  share: (training, resting, from) =>
    `${from === undefined ? 'Deine Woche hat' : `Ab ${germanDays[from]} hat deine Woche`} ${countedInGerman(training, 'Trainingstag')} und ${countedInGerman(resting, 'Ruhetag')}.`,
  biggest: (day, target, energy) => `Am meisten braucht der ${germanDays[day]}: ${germanFigures(target, energy)}.`,
  biggestDay: (day) => `Am meisten braucht der ${germanDays[day]}.`,
  rest: (target, energy) => `Ein Ruhetag kommt auf bis zu ${germanFigures(target, energy)}.`,
}

const spanishDays: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
}
const countedInSpanish = (count: number, kind: string): string => `${count} ${count === 1 ? 'día' : 'días'} de ${kind}`
/** What there is comes first: Spanish counts none only behind something. */
const sharedInSpanish = (training: number, resting: number): string => {
  if (training === 0) return `${countedInSpanish(resting, 'descanso')} y ninguno de entreno`
  if (resting === 0) return `${countedInSpanish(training, 'entreno')} y ninguno de descanso`
  return `${countedInSpanish(training, 'entreno')} y ${countedInSpanish(resting, 'descanso')}`
}
const spanishFigures = ({ calories, carbs }: Figures, energy: EnergyWords = kilocalories(spanish)): string =>
  `${energy(calories)} con ${spanish.format(carbs)} g de carbohidratos`

const es: WeekNoteWords = {
  share: (training, resting, from) =>
    `${from === undefined ? 'Tu' : `Desde el ${spanishDays[from]}, tu`} semana tiene ${sharedInSpanish(training, resting)}.`,
  biggest: (day, target, energy) => `El ${spanishDays[day]} es el día que más pide: ${spanishFigures(target, energy)}.`,
  biggestDay: (day) => `El ${spanishDays[day]} es el día que más pide.`,
  rest: (target, energy) => `Un día de descanso llega hasta ${spanishFigures(target, energy)}.`,
}

export const weekNoteWords: Catalogue<WeekNoteWords> = { en, de, es }
