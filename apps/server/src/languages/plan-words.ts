import { type Catalogue, HEIGHT_INCHES, type Locale, PROFILE_AGE, WEIGHT_POUNDS, wordsIn } from '@pacemeal/domain'
import type { Conflict } from '@pacemeal/planner'
import type { IncompleteProfile } from '@pacemeal/protocol'

type Field = IncompleteProfile['missing'][number]
type Refusal = NonNullable<Conflict['refusal']>

/** Why there is no plan, in one language. */
interface PlanWords {
  readonly fields: Readonly<Record<Field, string>>
  /** A field of the profile that has no words of its own here stands by its name. */
  readonly missing: (fields: string) => string
  readonly incomplete: (fields: string) => string
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly slots: Readonly<Record<string, string>>
  readonly aMeal: string
  /** Diets and restrictions that bind, in a row; undefined when there are none. */
  readonly tooFewDishes: (slot: string, rules: string | undefined) => string
  readonly noMenu: (rules: string | undefined) => string
}

const inBrackets = (rules: string | undefined): string => (rules === undefined ? '' : ` (${rules})`)

const en: PlanWords = {
  fields: {
    age: 'your age',
    weightPounds: 'your weight',
    heightInches: 'your height',
    activitySchedule: 'your training schedule',
  },
  missing: (fields) => `A plan needs ${fields}. Add it in Edit Profile.`,
  incomplete: (fields) => `A plan needs more of your profile: ${fields}.`,
  refusals: {
    under_18: 'Pacemeal plans for people of 18 and over.',
    age_out_of_range: `The age in your profile is outside ${PROFILE_AGE.min} to ${PROFILE_AGE.max}. Please check your entries.`,
    height_out_of_range: `The height in your profile is outside ${HEIGHT_INCHES.min} to ${HEIGHT_INCHES.max} inches. Please check your entries.`,
    weight_out_of_range: `The weight in your profile is outside ${WEIGHT_POUNDS.min} to ${WEIGHT_POUNDS.max} lb. Please check your entries.`,
    bmi_out_of_range: 'Height and weight in your profile do not fit together. Please check your entries.',
    bmi_too_low:
      'At this weight and height a plan from an app is not safe. Please talk to a doctor or a registered dietitian.',
    pregnant_or_lactating:
      'During pregnancy and breastfeeding your needs differ. Please plan with a doctor or a registered dietitian.',
    low_carb_with_diabetes_drugs:
      'Low-carb plans are not safe with some diabetes medicines. Please plan with your care team, or drop Low Carb.',
  },
  slots: {},
  aMeal: 'a meal',
  tooFewDishes: (slot, rules) =>
    `Too few dishes for ${slot} fit your diet and restrictions${inBrackets(rules)}. Relax one of them.`,
  noMenu: (rules) =>
    `No menu of the dishes that fit your diet${inBrackets(rules)} reaches the day's targets. Relax one of the rules.`,
}

const de: PlanWords = {
  fields: {
    age: 'dein Alter',
    weightPounds: 'dein Gewicht',
    heightInches: 'deine Größe',
    activitySchedule: 'deinen Trainingsplan',
  },
  missing: (fields) => `Ein Plan braucht ${fields}. Ergänze das unter „Profil bearbeiten“.`,
  incomplete: (fields) => `Ein Plan braucht mehr aus deinem Profil: ${fields}.`,
  refusals: {
    under_18: 'Pacemeal plant für Menschen ab 18 Jahren.',
    age_out_of_range: `Das Alter in deinem Profil liegt nicht zwischen ${PROFILE_AGE.min} und ${PROFILE_AGE.max}. Bitte prüfe deine Angaben.`,
    height_out_of_range: `Die Größe in deinem Profil liegt nicht zwischen ${HEIGHT_INCHES.min} und ${HEIGHT_INCHES.max} Zoll. Bitte prüfe deine Angaben.`,
    weight_out_of_range: `Das Gewicht in deinem Profil liegt nicht zwischen ${WEIGHT_POUNDS.min} und ${WEIGHT_POUNDS.max} lb. Bitte prüfe deine Angaben.`,
    bmi_out_of_range: 'Größe und Gewicht in deinem Profil passen nicht zusammen. Bitte prüfe deine Angaben.',
    bmi_too_low:
      'Bei diesem Gewicht und dieser Größe ist ein Plan aus einer App nicht sicher. Bitte sprich mit einer Ärztin, einem Arzt oder einer Ernährungsfachkraft.',
    pregnant_or_lactating:
      'In Schwangerschaft und Stillzeit brauchst du anderes. Bitte plane mit einer Ärztin, einem Arzt oder einer Ernährungsfachkraft.',
    low_carb_with_diabetes_drugs:
      'Low-Carb-Pläne sind mit manchen Diabetesmedikamenten nicht sicher. Bitte plane mit deinem Behandlungsteam, oder verzichte auf Low Carb.',
  },
  slots: {
    breakfast: 'das Frühstück',
    lunch: 'das Mittagessen',
    dinner: 'das Abendessen',
    snack: 'den Snack',
    'pre-fuel': 'das Pre-Fuel',
    'post-fuel': 'das Post-Fuel',
  },
  aMeal: 'eine Mahlzeit',
  tooFewDishes: (slot, rules) =>
    `Zu wenige Gerichte für ${slot} passen zu deiner Ernährung und deinen Einschränkungen${inBrackets(rules)}. Lockere eine davon.`,
  noMenu: (rules) =>
    `Kein Menü aus den Gerichten, die zu deiner Ernährung passen${inBrackets(rules)}, erreicht die Ziele des Tages. Lockere eine der Regeln.`,
}

const es: PlanWords = {
  fields: {
    age: 'tu edad',
    weightPounds: 'tu peso',
    heightInches: 'tu altura',
    activitySchedule: 'tu calendario de entrenamiento',
  },
  missing: (fields) => `Un plan necesita ${fields}. Añádelo en «Editar perfil».`,
  incomplete: (fields) => `Un plan necesita más de tu perfil: ${fields}.`,
  refusals: {
    under_18: 'Pacemeal planifica para personas de 18 años o más.',
    age_out_of_range: `La edad de tu perfil no está entre ${PROFILE_AGE.min} y ${PROFILE_AGE.max}. Revisa tus datos, por favor.`,
    height_out_of_range: `La altura de tu perfil no está entre ${HEIGHT_INCHES.min} y ${HEIGHT_INCHES.max} pulgadas. Revisa tus datos, por favor.`,
    weight_out_of_range: `El peso de tu perfil no está entre ${WEIGHT_POUNDS.min} y ${WEIGHT_POUNDS.max} lb. Revisa tus datos, por favor.`,
    bmi_out_of_range: 'La altura y el peso de tu perfil no encajan entre sí. Revisa tus datos, por favor.',
    bmi_too_low:
      'Con este peso y esta altura, un plan de una app no es seguro. Habla con un médico o un dietista titulado.',
    pregnant_or_lactating:
      'Durante el embarazo y la lactancia tus necesidades son distintas. Planifica con un médico o un dietista titulado.',
    low_carb_with_diabetes_drugs:
      'Los planes bajos en carbohidratos no son seguros con algunos medicamentos para la diabetes. Planifica con tu equipo médico o deja la dieta baja en carbohidratos.',
  },
  slots: {
    breakfast: 'el desayuno',
    lunch: 'el almuerzo',
    dinner: 'la cena',
    snack: 'el tentempié',
    'pre-fuel': 'la energía preentreno',
    'post-fuel': 'la energía postentreno',
  },
  aMeal: 'una comida',
  tooFewDishes: (slot, rules) =>
    `Muy pocos platos para ${slot} encajan con tu dieta y tus restricciones${inBrackets(rules)}. Flexibiliza una de ellas.`,
  noMenu: (rules) =>
    `Ningún menú de los platos que encajan con tu dieta${inBrackets(rules)} alcanza los objetivos del día. Flexibiliza una de las reglas.`,
}

const catalogue: Catalogue<PlanWords> = { en, de, es }

/** Why there is no plan, as a person reads it. */
export const planWords = (locale: Locale): PlanWords => wordsIn(catalogue, locale)
