import { type Catalogue, countText, type Intensity, type Locale, wordsIn } from '@pacemeal/domain'

/** What stands beside the reasons for the fuel after a recorded activity, in one language. */
interface ActivityFuelWords {
  /** How the fuel stands to the activity, within a sentence. */
  readonly after: (activity: string, intensity: Intensity) => string
  readonly noneNeeded: (minutes: number) => string
}

const catalogue: Catalogue<ActivityFuelWords> = {
  en: {
    after: (activity, intensity) => `after ${activity} (${intensity})`,
    noneNeeded: (minutes) =>
      `${countText(minutes, 'minute')} of this needs no fuel of its own: your next meal covers it.`,
  },
  de: {
    after: (activity, intensity) =>
      `nach ${activity} (${{ Light: 'leicht', Moderate: 'moderat', Intense: 'intensiv' }[intensity]})`,
    noneNeeded: (minutes) =>
      `${minutes === 1 ? '1 Minute davon braucht' : `${minutes} Minuten davon brauchen`} kein eigenes Fuel: Deine nächste Mahlzeit deckt es ab.`,
  },
  es: {
    after: (activity, intensity) =>
      `después de ${activity} (${{ Light: 'suave', Moderate: 'moderado', Intense: 'intenso' }[intensity]})`,
    noneNeeded: (minutes) =>
      `${minutes === 1 ? '1 minuto de esto no necesita' : `${minutes} minutos de esto no necesitan`} energía propia: basta con tu próxima comida.`,
  },
}

/** What is said of the fuel after an activity, as its person reads it. */
export const activityFuelWords = (locale: Locale): ActivityFuelWords => wordsIn(catalogue, locale)
