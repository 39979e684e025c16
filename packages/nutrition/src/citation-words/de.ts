import { choice, paper } from './citation.ts'
import type { CitationWords } from './en.ts'

const CARB_TABLE = 'Tabelle 1, täglicher Bedarf für Fuel und Regeneration'
const BEFORE_EXERCISE = 'Tabelle 2, vor dem Training'
const ACCEPTABLE_RANGES = 'Kapitel 11, akzeptable Bereiche der Makronährstoffe'
const MEAL_TIME = choice('Mahlzeiten stehen dort, wo das Training Platz lässt; keine Arbeit nennt die Minute.')
const ADDED_UP = choice(
  'Die Energie, die die anderen Makronährstoffe übrig lassen, geteilt durch die Energie eines Gramms.',
)
const JOINED = choice(
  'Einheiten ohne Platz dazwischen werden wie eine einzige versorgt, mit der größeren ihrer Mengen.',
)
const BOTH_SEXES = choice('Die Mitte zwischen den Werten beider Geschlechter.')

/** The citations in German. */
export const de: CitationWords = {
  resting_mifflin: {
    MSJ90: paper(
      'Zusammenfassung, die Gleichungen je Geschlecht',
      '10 × kg + 6,25 × cm − 5 × Jahre, + 5 für Männer und − 161 für Frauen',
    ),
    ...choice(
      'Die Mitte zwischen den Gleichungen beider Geschlechter, wenn keines von beiden angegeben ist; das kann um 83 kcal danebenliegen.',
    ),
  },
  resting_cunningham_1980: { C80: paper('Zusammenfassung, die Gleichung', '500 + 22 × kg fettfreie Masse') },
  resting_cunningham_1991: { C91: paper('Die allgemeine Gleichung', '370 + 21,6 × kg fettfreie Masse') },
  body_fat_ignored: choice(
    'Ein Körperfettanteil, mit dem der Ruheverbrauch unplausibel wird, ist eher ein Messfehler.',
  ),
  fat_free_mass_measured: choice('Per Definition: das Körpergewicht ohne sein Fett.'),
  fat_free_mass_estimated: {
    D91: paper(
      'Zusammenfassung, die Gleichung für Erwachsene',
      '1,20 × BMI + 0,23 × Jahre − 10,8 für Männer − 5,4 = Prozent Fett',
    ),
  },
  reference_mass: {
    ACSM16: paper(
      'Abschnitte zu Kohlenhydraten und Protein',
      'der Bedarf ist in Gramm pro Kilogramm Körpergewicht angegeben',
    ),
  },
  reference_mass_adjusted: choice(
    'Über BMI 30 zählt ein Viertel des Gewichts oberhalb von BMI 25, wie es in der Ernährungstherapie üblich ist.',
  ),
  daily_living_default: {
    FAO04: paper(
      'Kapitel 5, Stufen der körperlichen Aktivität',
      'ein sitzender oder wenig aktiver Alltag braucht das 1,40- bis 1,69-Fache des Ruheverbrauchs',
    ),
  },
  daily_living_steps: choice(
    'Schrittstufen wie bei Tudor-Locke und Bassett 2004; der Faktor jeder Stufe ist unserer, mit kleinen Abständen, weil in den Schritten auch die des Trainings stecken.',
  ),
  session_energy: {
    H24: paper('Liste der Aktivitäten', 'der MET-Wert der Aktivität; ein MET steckt schon im Ruheverbrauch'),
  },
  session_energy_measured: choice(
    'Was dein Gerät gemessen hat, zählt, in den Grenzen, die seine bekannten Fehler verlangen.',
  ),
  recorded_by_power: {
    E09: paper(
      'Zum Bruttowirkungsgrad',
      'zwischen 20 und 25 % dessen, was trainierte Radfahrer verbrauchen, wird zu Arbeit am Pedal; 23 % ist unsere Zahl',
    ),
  },
  recorded_by_device: choice(
    'Der Wert deines Geräts zählt, wenn er plausibel ist, ohne das, was du in Ruhe ohnehin verbrauchst.',
  ),
  recorded_by_heart_rate: {
    K05: paper('Gleichungen ohne Fitnesswert', 'Energie aus Herzfrequenz, Gewicht, Alter und Geschlecht'),
  },
  recorded_by_type: {
    H24: paper('Liste der Aktivitäten', 'der MET-Wert der Aktivität; ein MET steckt schon im Ruheverbrauch'),
  },
  recorded_bounded: choice(
    'Uhren liegen beim Energieverbrauch um zweistellige Prozentwerte daneben (O’Driscoll 2020), deshalb zählt die Hälfte bis zum 1,75-Fachen des üblichen Werts.',
  ),
  energy_expenditure: {
    FAO04: paper(
      'Kapitel 5, faktorielle Methode',
      'der Verbrauch ist der Ruheverbrauch mal Aktivität, über den Tag addiert',
    ),
  },
  energy_expenditure_learned: choice(
    'Aus deinem Log und deinem Gewicht gelernt; du hast es bei einem Check-in angenommen, und die Untergrenzen gelten weiter.',
  ),
  day_load: choice(
    'Minuten × Anstrengung folgen der Session-RPE (Foster 2001); wo eine Belastungsstufe anfängt und endet, ist unsere Wahl.',
  ),
  day_load_competition: choice(
    'Ein Wettkampf zählt mindestens als hohe Belastung, ein langer Ausdauerwettkampf als sehr hohe.',
  ),

  goal_cover_cost: {
    ACSM16: paper(
      'Energiebilanz',
      'außerhalb einer geplanten Veränderung deckt die Zufuhr, was Training und Alltag kosten',
    ),
  },
  goal_surplus: {
    I19: paper('Zusammenfassung und Abschnitt zur Energie', 'ein Überschuss von 10 bis 20 %'),
    S19: paper('Schlussfolgerungen', 'etwa 1.500 bis 2.000 kJ (360 bis 480 kcal) am Tag'),
    ...choice('Mindestens 250 kcal, damit auch ein kleiner Körper aufbaut.'),
  },
  goal_deficit: {
    ACSM16: paper('Körperzusammensetzung', 'ein Defizit von etwa 250 bis 500 kcal am Tag'),
    G11: paper('Zusammenfassung, langsame Abnahme', '0,7 % des Körpergewichts pro Woche erhielten die fettfreie Masse'),
    ...choice('Ein Fünftel des Tagesverbrauchs, damit von einem kleinen Körper wenig verlangt wird.'),
  },
  goal_deficit_share: choice(
    '„Fuel for the work required“ (Impey 2018) ist die Idee; der Anteil je Belastung ist unsere Wahl.',
  ),
  goal_deficit_paused: choice(
    '„Fuel for the work required“ (Impey 2018) ist die Idee; Tage mit harter Arbeit und Wettkämpfe tragen kein Defizit.',
  ),
  deficit_blocked_low_bmi: {
    WHO95: paper('Kapitel 7, Untergewicht bei Erwachsenen', 'ein BMI unter 18,5 ist Untergewicht'),
  },
  deficit_stopped: {
    H14: paper('Zusammenfassung', '0,5 bis 1 % des Körpergewichts pro Woche verlieren, um Muskeln zu erhalten'),
    M23: paper(
      'Anzeichen und Behandlung niedriger Energieverfügbarkeit',
      'die Energiezufuhr bei Anzeichen dafür wiederherstellen',
    ),
    ...choice(
      'Ein Gewicht, das in einem halben Jahr um mehr als ein Zehntel fällt, oder was du über deine Gesundheit angegeben hast, gehört in ärztliche Hände oder zu einer Ernährungsfachkraft und nicht in ein Defizit.',
    ),
  },
  cut_ended: choice(
    'Lange oder harte Diäten zehren an dem, was sie schützen sollen; 12 Wochen reichen, oder 8 mit einer Energieverfügbarkeit unter 35.',
  ),
  carb_load_energy: choice(
    'Platz für die Kohlenhydrate neben Protein und etwas Fett, höchstens das 1,4-Fache des Tagesverbrauchs.',
  ),
  floor_resting: choice(
    'Weniger zu essen, als der Körper in Ruhe verbraucht, wird nie geplant; keine Studie zieht diese Grenze.',
  ),
  floor_minimum: {
    AHA13: paper(
      'Empfehlung 3, Wege zum Abnehmen',
      'Diäten mit 1.200 bis 1.500 kcal für Frauen und 1.500 bis 1.800 für Männer',
    ),
    ...choice('Der Wert für Männer, wenn keines der beiden Geschlechter angegeben ist.'),
  },
  floor_availability: {
    L03: paper('Ergebnisse', 'unter 30 kcal pro kg fettfreie Masse am Tag gerät der Hormonhaushalt durcheinander'),
  },
  energy_availability: {
    M18: paper('Niedrige Energieverfügbarkeit', 'die Zufuhr ohne das, was das Training kostet, pro kg fettfreie Masse'),
  },

  protein_by_goal: {
    J17: paper('Zusammenfassung, Punkt 2', '[1,4 bis 2,0] g/kg am Tag für die meisten, die trainieren'),
    HP18: paper('Zusammenfassung', '[1,6 bis 2,4] g/kg am Tag beim Abnehmen'),
  },
  protein_plant_diet: choice(
    'Pflanzliches Protein wird schlechter verdaut (Rogerson 2017); ein Zehntel mehr ist unser Maß dafür.',
  ),
  protein_ceiling: {
    IOM05: paper(ACCEPTABLE_RANGES, 'höchstens 35 % der Energie aus Protein'),
    ...choice('In einer Diät dürfen es 40 % sein, weil ihre Energie niedrig ist und ihr Protein nicht.'),
  },
  protein_kidney_limit: choice(
    'Leitlinien für Nierenkrankheiten nennen [0,8] g/kg und warnen vor mehr als [1,3] (KDIGO 2024); Pacemeal plant höchstens [1,0] und überlässt den Rest deinem Behandlungsteam.',
  ),
  protein_gives_to_carbs: choice(
    'Protein gibt ab, was über [1,8] g/kg liegt; das bleibt in den [1,6 bis 2,4] von Hector und Phillips 2018.',
  ),
  carbs_by_load: {
    B11: paper(
      CARB_TABLE,
      '[3–5] g/kg an Tagen mit leichter, [5–7] mit mittlerer, [6–10] mit hoher, [8–12] mit sehr hoher Belastung; das Ziel darin ist unsere Wahl',
    ),
    ...choice('Die Arbeiten sprechen von Trainingstagen; ein Ruhetag braucht etwas weniger als ein leichter.'),
  },
  carbs_by_category: choice(
    'Ausdauer leert die Speicher stärker, als ihre Minuten zeigen, allgemeine Fitness weniger.',
  ),
  race_loading: {
    ACSM16: paper(
      'Tabelle 2, Carboloading',
      '[10 bis 12] g/kg am Tag über 36 bis 48 Stunden vor Events von mehr als 90 Minuten',
    ),
    B11: paper('Tabelle 1, akute Versorgung', '[7 bis 12] g/kg am Tag vor Events von bis zu 90 Minuten'),
  },
  race_loading_energy_limit: choice('Nur wenige essen mehr als das Doppelte ihres Tagesverbrauchs.'),
  race_loading_fiber: choice(
    'Eine übliche Grenze für einen leichten Darm; die Arbeiten raten zu ballaststoffarmem Essen, ohne eine Zahl zu nennen.',
  ),
  race_loading_fat: choice('Der niedrigste Anteil, mit dem gewöhnliche Gerichte noch gelingen.'),
  race_loading_water: {
    B11: paper(
      'Abschnitt zur Versorgung vor Wettkämpfen',
      'Glykogen wird mit Wasser gespeichert, das das Körpergewicht erhöht',
    ),
  },
  race_pre_meal: { ACSM16: paper(BEFORE_EXERCISE, '[1 bis 4] g/kg, 1 bis 4 Stunden vorher') },
  race_pre_meal_early: { ACSM16: paper(BEFORE_EXERCISE, '[1 bis 4] g/kg, 1 bis 4 Stunden vorher') },
  race_pre_meal_evening: choice(
    'Schlaf vor einem frühen Start ist mehr wert als eine große Mahlzeit; das Abendessen gleicht es aus.',
  ),
  race_pre_meal_low_carb: choice(
    'Die [1 bis 4] g/kg des ACSM wären die gesamten Kohlenhydrate eines Low-Carb-Tages, und mehr.',
  ),
  race_pre_meal_night: choice('Eine Mahlzeit mitten in der Nacht kostet den Schlaf, den der Start braucht.'),
  race_meal_limited: choice(
    'Eine Mahlzeit mit mehr als der Hälfte von dem, was die Mahlzeiten des Tages haben, ließe zu wenig für die Erholung.',
  ),
  race_meal_unplaced: choice('Die Mahlzeit 1 bis 4 Stunden vorher (ACSM) braucht eine halbe Stunde ohne Training.'),
  race_top_up: choice(
    'Eine letzte kleine Menge ist im Rennen üblich; Studien nennen Mengen für 1 bis 4 Stunden davor und für unterwegs.',
  ),
  during_event: choice('Der Plan des Events beruht auf deinem eigenen Darm, deinem Schweiß und deinen Produkten.'),
  event_day_energy: choice(
    'Was viele Stunden Belastung kosten, isst niemand am selben Tag wieder; wie viel davon, sagt keine Studie.',
  ),
  event_day_carbs: choice(
    '[5] g/kg rund um das Event, das untere Ende für eine Stunde Training am Tag (ACSM 2016), neben dem, was unterwegs genommen wird.',
  ),
  event_day_protein: choice('Protein verteilt sich auf Mahlzeiten; die Hälfte eines anderen Tages ist das Mindeste.'),
  carbs_competition_eve: {
    B11: paper(
      'Tabelle 1, akute Versorgung',
      '[10–12] g/kg am Tag vor Events von mehr als 90 Minuten, [7–12] vor kürzeren',
    ),
    ...choice('Eine Gewichtsklasse lässt auf der Waage wenig Spielraum, deshalb [5–7] g/kg.'),
  },
  carbs_recovery_after: choice(
    'Die Speicher füllen sich in etwa einem Tag mit reichlich Kohlenhydraten (Burke 2011); das obere Ende der heutigen Spanne ist unser Maß dafür.',
  ),
  carbs_low_carb_cap: { F15: paper('Definitionen', 'kohlenhydratarm: unter 130 g am Tag') },
  carbs_fuel_the_session: choice('[0,5] g/kg vor und nach einer intensiven Einheit, auf Wunsch.'),
  carbs_take_the_rest: ADDED_UP,
  carbs_more_training: choice(
    'Längere und härtere Arbeit läuft vor allem mit Kohlenhydraten; der Tag bleibt in seinen Bereichen.',
  ),
  fat_takes_the_rest: ADDED_UP,
  fat_minimum: {
    IOM05: paper(ACCEPTABLE_RANGES, 'mindestens 20 % der Energie aus Fett'),
    R25: paper('Zusammenfassung, Punkt 6', '[0,5 bis 1,0] g/kg am Tag in Sportarten mit Gewichtsklassen'),
    ...choice('15 % an Tagen, die viele Kohlenhydrate fassen müssen; es ist nur für einen Tag.'),
  },
  fat_maximum: {
    IOM05: paper(ACCEPTABLE_RANGES, 'höchstens 35 % der Energie aus Fett'),
    ...choice(
      '30 % an Tagen, die viele Kohlenhydrate fassen müssen, 70 % an Low-Carb-Tagen; keine Leitlinie spricht von solchen Tagen.',
    ),
  },

  fiber_by_energy: { IOM05: paper('Kapitel 7, angemessene Zufuhr', '14 g je 1.000 kcal') },
  fiber_cap: choice('Mehr als 50 g liegen einem Magen im Training schwer.'),
  fiber_competition: choice(
    'Wenige Ballaststoffe vor einem Start sind eine Idee von Jeukendrup 2011; 25 g sind unser Wert.',
  ),
  sodium_with_sweat: {
    NASEM19: paper(
      'Überblick, angemessene Zufuhr und Senkung des Risikos',
      '1.500 mg sind angemessen, über 2.300 mg ist weniger besser',
    ),
  },
  sodium_for_sweat: choice('20 bis 40 mmol pro Liter Schweiß, in den 10 bis 90, die Baker 2017 gefunden hat.'),
  potassium_intake: {
    NASEM19: paper('Überblick, angemessene Zufuhr', '3.400 mg für Männer, 2.600 mg für Frauen'),
    ...BOTH_SEXES,
  },
  iron_intake: {
    IOM01: paper('Kapitel 9, empfohlene Zufuhr', '8 mg, 18 mg für Frauen von 19 bis 50'),
    ...choice('Der höhere Wert bis 50 Jahre, wenn keines der beiden Geschlechter angegeben ist.'),
  },
  iron_plant_diet: { IOM01: paper('Kapitel 9, vegetarische Ernährung', 'der Bedarf ist 1,8-mal so hoch') },
  free_sugar_limit: {
    WHO15: paper('Empfehlungen', 'unter 10 % der Energie; dass Fuel rund ums Training nicht zählt, ist unsere Wahl'),
  },
  drinks_with_sweat: {
    IOM04: paper('Kapitel 4, Getränke in der angemessenen Zufuhr', '[3,0] Liter Getränke für Männer, [2,2] für Frauen'),
    ...BOTH_SEXES,
  },

  drinks_in_heat: choice(
    'Wie viel mehr du bei Hitze schwitzt, ist sehr verschieden; ein Drittel mehr ist ein Anfang, den Rest sagen dir Durst und Waage.',
  ),

  pre_fuel: {
    ACSM16: paper(BEFORE_EXERCISE, '[1 bis 4] g/kg, 1 bis 4 Stunden vorher'),
    ...choice(
      'Die Arbeiten sprechen von 1 bis 4 Stunden vorher. Näher am Start planen wir weniger, je nachdem, wie hart und lang die Einheit ist.',
    ),
  },
  pre_fuel_early: choice('Früh am Morgen bleibt keine Zeit, mehr zu verdauen.'),
  pre_fuel_minimum: choice('Weniger würde sich nicht lohnen.'),
  pre_fuel_between: choice('Eine kurze Pause hat Platz für eine kleine Portion; 30 bis 60 g pro Stunde Pause.'),
  pre_fuel_joined: JOINED,
  during_fuel: {
    B11: paper('Tabelle 1, während des Trainings', '30–60 g pro Stunde bei 1 bis 2,5 Stunden, bis zu 90 darüber'),
  },
  during_none: {
    ACSM16: paper('Tabelle 2, während des Trainings', 'unter 45 Minuten nicht nötig'),
    ...choice(
      'Unter 75 Minuten und bei leichter Arbeit oder Krafttraining reichen deine Speicher für die Einheit; ein Schluck oder eine Mundspülung genügt.',
    ),
  },
  during_low_carb: choice('Ein Low-Carb-Tag hält sein Fuel klein, außer du möchtest mehr.'),
  during_untried: {
    J14: paper('Mehrere transportierte Kohlenhydrate', 'ein Zucker allein wird mit etwa 60 g pro Stunde genutzt'),
  },
  during_tolerance: choice('Niemand bekommt mehr, als sein Darm gezeigt hat zu vertragen.'),
  during_mixed_sugars: {
    J14: paper('Mehrere transportierte Kohlenhydrate', 'über 60 g pro Stunde braucht Glukose Fruktose neben sich'),
  },
  during_drink: {
    S07: paper('Während des Trainings', '[0,4 bis 0,8] Liter pro Stunde sind ein Ausgangspunkt'),
    ...choice('Typischer Schweiß für dein Gewicht und die Anstrengung; nie mehr, als du ausschwitzt.'),
  },
  during_sodium: {
    S07: paper('Während des Trainings', '20 bis 30 mmol (460 bis 690 mg) Natrium pro Liter bei langer Belastung'),
  },
  post_fuel: choice(
    'Liegt ein Tag bis zur nächsten Einheit, kommt es auf Menge und Stunde wenig an; bis zu [1] g/kg je nach Anstrengung.',
  ),
  post_fuel_protein: {
    ACSM16: paper(
      'Abschnitt zu Protein, Zeitpunkt',
      '[0,25 bis 0,3] g/kg, oder 15 bis 25 g, in den zwei Stunden nach dem Training',
    ),
    M15: paper('Ergebnisse', 'ältere Männer brauchten [0,40] g/kg für das, was [0,24] bei jungen bewirkten'),
    ...choice('Mehr als eine übliche Portion, weil eine Nacht ohne Essen folgt.'),
  },
  post_fuel_rapid: {
    B11: paper('Tabelle 1, schnelles Auffüllen', '[1,0 bis 1,2] g/kg pro Stunde in den ersten 4 Stunden'),
  },
  post_fuel_overrun: choice('Die Menge der Einheit noch einmal für jede Stunde mehr.'),
  post_fuel_late: choice('Mehr als die [0,25] g/kg einer üblichen Portion, weil eine Nacht ohne Essen folgt.'),
  post_fuel_older: {
    M15: paper('Ergebnisse', 'ältere Männer brauchten [0,40] g/kg für das, was [0,24] bei jungen bewirkten'),
  },
  post_fuel_joined: JOINED,
  post_fuel_is_meal: MEAL_TIME,
  fuel_limited: choice('Fuel nimmt höchstens 60 % des Tages ein, damit Mahlzeiten Mahlzeiten bleiben.'),

  meal_share: choice('Übliche Größen von Mahlzeiten; sie verteilen das Protein über den Tag.'),
  meal_share_two_sessions: choice(
    'Übliche Größen von Mahlzeiten; bei zwei Einheiten sind ihre Fuel-Portionen die Snacks.',
  ),
  meal_carbs_even: choice('Gleichmäßig verteilt geht keine Mahlzeit über ein Viertel eines Low-Carb-Tages hinaus.'),
  meal_carbs_for_early_session: choice('Vor einem frühen Start ist das Abendessen die letzte richtige Mahlzeit.'),
  snack_takes_rest: choice('Keine Mahlzeit wird größer als das 1,3-Fache; was bleibt, kommt in einen weiteren Snack.'),
  meal_time_usual: MEAL_TIME,
  meal_time_before_session: MEAL_TIME,
  meal_time_after_session: MEAL_TIME,
  meal_time_spaced: {
    J17: paper(
      'Zusammenfassung, Punkt 7 (6 im ersten Druck)',
      'Portionen gleichmäßig über den Tag verteilt, alle 3 bis 4 Stunden',
    ),
  },
  meal_time_out_of_band: MEAL_TIME,
  meal_time_chosen: MEAL_TIME,
  meal_time_chosen_training: MEAL_TIME,
  meal_time_chosen_meals: MEAL_TIME,

  caffeine_before_hard_session: {
    G21: paper('Zusammenfassung, Punkte 3 und 4', '[3 bis 6] mg/kg helfen, meist 60 Minuten vorher genommen'),
    EFSA15: paper('Zusammenfassung, Einzeldosen', '200 mg auf einmal sind für Erwachsene unbedenklich'),
  },
  protein_before_sleep: {
    J17: paper('Zusammenfassung, Punkt zu Casein vor dem Schlafen', '30 bis 40 g Casein vor dem Schlafen'),
  },
  weigh_in_drinks: {
    R17b: paper('Erholung nach dem Wiegen, Flüssigkeit', '125 bis 150 % der verlorenen Flüssigkeit, mit Natrium'),
  },
  weigh_in_carbs: {
    R17b: paper('Erholung nach dem Wiegen, Kohlenhydrate', '[5 bis 10] g/kg in der Zeit bis zum Start'),
    ...choice('Bei weniger als einem Tag sind [1 bis 2] g/kg das, was ein Magen vor dem Start aufnimmt.'),
  },
  weight_class_out_of_reach: {
    H14: paper('Zusammenfassung', '0,5 bis 1 % des Körpergewichts pro Woche verlieren'),
    WHO95: paper('Kapitel 7, Untergewicht bei Erwachsenen', 'ein BMI unter 18,5 ist Untergewicht'),
    ...choice('Abnehmen dauert höchstens zwölf Wochen; Halten dazwischen tut dem Körper gut.'),
  },
}
