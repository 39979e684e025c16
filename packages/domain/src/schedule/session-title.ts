import type { Intensity, SessionType } from './session.ts'

/** A pattern for whole words. `\b` takes the letters of other languages for the ends of words. */
const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${patterns.join('|')})(?![\p{L}\p{N}_])`, 'iu')

/** Words of sports that a day of rest does not name. */
const MOVES = words(
  'run',
  'ride',
  'swim',
  String.raw`\p{L}*lauf`,
  'laufen',
  'rad',
  'schwimmen',
  'rodaje',
  'trote',
  'bici',
  'nadar',
)
const REST_WORDS = words(
  'rest|off|day off|rest day|no training|travel',
  'ruhetag|ruhe|frei|pause|trainingsfrei|kein training|reise(?:tag)?',
  'descanso|libre|d[ií]a libre|d[ií]a de descanso|sin entrenamiento|viaje',
)
const ENDURANCE = words(
  'run(?:s|ning)?|jog(?:ging)?|rid(?:e|ing)|bik(?:e|ing)|cycl\\w*|swim\\w*|row\\w*|hik\\w*|ski\\w*|tempo|intervals?|threshold|long|easy|endurance',
  'cardio|conditioning|hiit|sprints?|brick|trainer|zone \\d|z[1-5]|\\d+ ?(?:km|k|mi|miles)|\\d*x ?\\d+\\p{L}*',
  // German makes one word of two.
  '(?:dauer|tempo|berg|trail|cross|fahrt|intervall|koppel|steigerungs|grundlagen|regenerations|lang|wald|test)?(?:lauf|läufe)',
  'laufen|joggen|rad|radfahren|radtour|rennrad|ausfahrt|rolle|schwimm\\p{L}*|rudern|wandern|intervalle?|schwelle\\p{L}*',
  'ga ?[12]|langer?|locker\\p{L}*|ruhig\\p{L}*|hügel\\p{L}*|fußball|handball',
  'correr|carrera|rodaje|tirada|trote|bici(?:cleta)?|ciclismo|rodillo|nadar|natación|remo|senderismo|esquí|fondo',
  'intervalos|series(?= (?:de )?\\d)|umbral|cuestas|fútbol|balonmano',
)
/** Words that name training without its kind. */
const TRAINING = words('workout|training|session', '\\p{L}*training|\\p{L}*einheit', 'entreno|entrenamientos?|sesión')

/** Words of a title that tell what kind of session it is, the first that fits: English, German, Spanish. */
const types: readonly (readonly [SessionType, RegExp])[] = [
  [
    'Competition',
    words(
      'race(?![ -]?(?:pace|prep|week|sim))|match|game(?= day| vs?\\b)|(?:home|away|league|cup|football|soccer) game|competition|tournament|meet',
      '(?:half[ -])?marathon(?![ -]?(?:training|plan|pace|prep|block|build|session|tempo))|triathlon(?![ -]?(?:training|plan|prep|club))',
      'wettkampf(?!tempo)|turnier|spieltag|(?:liga|pokal|heim|auswärts|freundschafts)?spiel|volkslauf|stadtlauf',
      'competición|partido|torneo|campeonato|carrera popular|día de carrera',
    ),
  ],
  [
    'Hybrid',
    words(
      'brick|hyrox|cross ?fit|circuits?|hybrid|metcon',
      'zirkel(?:training)?|koppel(?:training|lauf|einheit)?',
      'circuitos?|transición',
    ),
  ],
  [
    'Lift',
    words(
      'strength|gym|lift(?:ing)?|weights|squats?|core|deadlifts?|bench press',
      'kraft\\p{L}*|hanteln|kniebeugen|rumpf\\p{L}*|stabi\\p{L}*|fitnessstudio',
      'fuerza|gimnasio|pesas|sentadillas',
    ),
  ],
  [
    'Recovery',
    words(
      'recovery|mobility|stretch\\w*|yoga|pilates|foam|walk',
      'spaziergang|regenera\\p{L}*|erholung\\p{L}*|mobilität|mobilisation|beweglichkeit\\p{L}*|dehn\\p{L}*',
      'recuperación|regenerativ[oa]|movilidad|estiramientos?|paseo|caminata',
    ),
  ],
  [
    'Practice',
    words(
      'practice|drills?|technique|skills?|team training|scrimmage',
      'technik\\p{L}*|mannschaftstraining|teamtraining|(?:fußball|handball)training',
      'técnica|entrenamiento de(?:l)? equipo',
    ),
  ],
]

const LIGHT = words(
  'easy|recovery|light|shake ?out|mobility|stretch\\w*|yoga|foam|zone [12]|z[12]|endurance',
  'locker\\p{L}*|leicht\\p{L}*|ruhig\\p{L}*|regenera\\p{L}*|erholung\\p{L}*|dehn\\p{L}*|mobilität|grundlagen?\\p{L}*|ga ?1',
  'suaves?|fácil|recuperación|regenerativ[oa]|movilidad|estiramientos?|zona [12]',
)
const INTENSE = words(
  'intervals?|tempo|threshold|vo2\\w*|hills?|sprints?|race|hard|max|hiit|match|fartlek|zone [45]|z[45]',
  'intervall\\p{L}*|tempo(?:lauf|läufe|training)|schwelle\\p{L}*|hügel\\p{L}*|berg(?:lauf|läufe)|hart|intensiv\\p{L}*',
  'wettkampf\\p{L}*|turnier|spieltag|(?:liga|pokal|heim|auswärts|freundschafts)?spiel',
  'intervalos|series(?= (?:de )?\\d)|umbral|cuestas|fuerte|intens[oa]|competición|partido|torneo|zona [45]',
)

/** What a title says of a session. */
export interface TitleFacts {
  readonly type: SessionType
  readonly intensity: Intensity
}

/** Whether a title names a day without training. */
export const isRest = (title: string): boolean => {
  const found = REST_WORDS.exec(title)
  return found !== null && !/[\p{L}\p{N}]/u.test(title.slice(0, found.index)) && !MOVES.test(title.slice(found.index))
}

/** Whether a title names a sport or a kind of training. An entry of a whole day without one is a note. */
export const namesTraining = (title: string): boolean =>
  ENDURANCE.test(title) || TRAINING.test(title) || types.some(([, words]) => words.test(title))

const intensityOf = (title: string, type: SessionType): Intensity => {
  if (INTENSE.test(title)) return 'Intense'
  if (LIGHT.test(title) || type === 'Recovery') return 'Light'
  return type === 'Competition' ? 'Intense' : 'Moderate'
}

/** The kind and the intensity of a session by its title; `unnamed` is the kind of one that names none. */
export function readTitle(title: string, unnamed: SessionType): TitleFacts {
  const named = types.find(([, words]) => words.test(title))?.[0]
  const type = named ?? (ENDURANCE.test(title) ? 'Conditioning' : unnamed)
  return { type, intensity: intensityOf(title, type) }
}
