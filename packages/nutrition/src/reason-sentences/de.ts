import type { Facts } from '../reason-facts.ts'
import type { ReasonSentences } from './sentences.ts'

const days: Readonly<Record<string, string>> = {
  rest: 'Tag ohne Belastung',
  light: 'Tag mit leichter Belastung',
  moderate: 'Tag mit mittlerer Belastung',
  high: 'Tag mit hoher Belastung',
  very_high: 'Tag mit sehr hoher Belastung',
}
const goals: Readonly<Record<string, string>> = {
  maintain: 'das Halten deines Gewichts',
  cut: 'Fettabbau',
  build: 'Muskelaufbau',
  balanced: 'eine ausgewogene Ernährung',
  peak: 'deine Bestform',
}
const types: Readonly<Record<string, string>> = {
  Practice: 'Training',
  Lift: 'Krafttraining',
  Conditioning: 'Konditionstraining',
  Competition: 'Wettkampf',
  Recovery: 'Regeneration',
  Hybrid: 'Hybridtraining',
}
const intensities: Readonly<Record<string, string>> = { Light: 'leicht', Moderate: 'moderat', Intense: 'intensiv' }
const sexes: Readonly<Record<string, string>> = {
  Male: 'männlich',
  Female: 'weiblich',
  'Non-Binary': 'nicht-binär',
  Other: 'divers',
}
const slots: Readonly<Record<string, string>> = {
  breakfast: 'Das Frühstück',
  lunch: 'Das Mittagessen',
  dinner: 'Das Abendessen',
  snack: 'Der Snack',
}
const day = (facts: Facts) => days[facts.text('load')] ?? `Tag (${facts.text('load')})`
const goal = (facts: Facts) => goals[facts.text('objective')] ?? facts.text('objective')
const session = (facts: Facts) => {
  const type = types[facts.text('type')] ?? facts.text('type')
  const intensity = intensities[facts.text('intensity')]
  return `${type}${intensity === undefined ? '' : ` (${intensity})`}`
}
const sex = (facts: Facts) => sexes[facts.text('sex')] ?? 'dein Geschlecht'
const slot = (facts: Facts) => slots[facts.text('slot')] ?? 'Diese Mahlzeit'
const carbsByMass = (facts: Facts) =>
  `${facts.mass('mass')} × ${facts.rate('perKilogram', 2)} g/${facts.massUnit} Kohlenhydrate`

/** A number that is added or taken away: `+ 5`, `− 161`. */
const signed = (facts: Facts, name: string) =>
  `${facts.number(name) < 0 ? '−' : '+'} ${facts.energyOf(Math.abs(facts.number(name)))}`

/** Which of its limits holds a deficit down; nothing in plans of earlier versions, which do not say. */
const deficitLimit = (facts: Facts): string => {
  const words: Readonly<Record<string, string>> = {
    share: ' Mehr als ein Fünftel des Tagesverbrauchs wird es nie.',
    most: ` Mehr als ${facts.energyOf(500)} ${facts.energyUnit} am Tag werden es nie.`,
    weekly: ' Mehr als 0,7 % deines Gewichts pro Woche werden es nie.',
  }
  return words[facts.text('limit')] ?? ''
}

/** The unit of body mass in a word. */
const unitWord = (facts: Facts): string => (facts.massUnit === 'kg' ? 'Kilogramm' : 'Pfund (lb)')

const rules: ReasonSentences['rules'] = {
  resting_mifflin: (f) =>
    `In Ruhe verbrauchst du ${f.energy('kcal')} am Tag: ${f.energyPerMass(10)} × ${f.mass('mass', 1)} + ${f.energyPerLength(6.25)} × ${f.length('height')} − ${f.energyOf(5)} × ${f.figure('age')} Jahre ${signed(f, 'constant')} (${sex(f)}).`,
  resting_cunningham_1980: (f) =>
    `In Ruhe verbrauchst du ${f.energy('kcal')} am Tag: ${f.energyOf(500)} + ${f.energyPerMass(22)} × ${f.mass('fatFreeMass', 1)} fettfreie Masse, bei ${f.figure('weeklyTrainingHours', 1)} h Training pro Woche.`,
  resting_cunningham_1991: (f) =>
    `In Ruhe verbrauchst du ${f.energy('kcal')} am Tag: ${f.energyOf(370)} + ${f.energyPerMass(21.6)} × ${f.mass('fatFreeMass', 1)} fettfreie Masse.`,
  body_fat_ignored: (f) =>
    `Ein Körperfettanteil von ${f.figure('bodyFatPercent', 1)} % passt nicht zu deinen anderen Maßen, deshalb bleibt er außen vor.`,
  fat_free_mass_measured: (f) =>
    `${f.mass('mass', 1)} ohne ${f.figure('bodyFatPercent', 1)} % Körperfett ergeben ${f.mass('kilograms', 1)} fettfreie Masse.`,
  fat_free_mass_estimated: (f) =>
    `Die fettfreie Masse wird auf ${f.mass('kilograms', 1)} geschätzt: ${f.mass('mass', 1)} ohne etwa ${f.figure('bodyFatPercent')} % Körperfett.`,
  reference_mass: (f) => `Gramm pro ${unitWord(f)} beziehen sich auf deine ${f.mass('mass', 1)}.`,
  reference_mass_adjusted: (f) =>
    `Gramm pro ${unitWord(f)} beziehen sich auf ${f.mass('kilograms', 1)} statt auf ${f.mass('mass', 1)}, weil Körperfett wenig davon braucht (BMI ${f.figure('bmi', 1)}).`,
  daily_living_default: (f) => `Der Alltag braucht deinen Ruheverbrauch × ${f.figure('factor', 2)}.`,
  daily_living_steps: (f) =>
    `${f.figure('averageSteps')} Schritte am Tag ergeben deinen Ruheverbrauch × ${f.figure('factor', 2)}.`,
  session_energy: (f) =>
    `${f.energy('kcal')} für ${session(f)}: ${f.span('minutes')} bei ${f.figure('met', 1)} MET mit ${f.mass('mass')}, über dem Ruheverbrauch.`,
  session_energy_measured: (f) =>
    `${f.energy('kcal')} über dem Ruheverbrauch für ${session(f)}, ${f.span('minutes')}, nach der Aufzeichnung.`,
  recorded_by_power: (f) =>
    `${f.energy('kcal')} über dem Ruheverbrauch: ${f.figure('watts')} W über ${f.span('minutes')}, ohne die ${f.energy('rest')}, die du ohnehin verbrauchst.`,
  recorded_by_device: (f) =>
    `${f.energy('kcal')} über dem Ruheverbrauch: ${f.energy('calories')} auf deinem Gerät, ohne die ${f.energy('rest')}, die du in ${f.span('minutes')} ohnehin verbrauchst.`,
  recorded_by_heart_rate: (f) =>
    `${f.energy('kcal')} über dem Ruheverbrauch, aus ${f.figure('pulse')} Schlägen pro Minute über ${f.span('minutes')}.`,
  recorded_by_type: (f) =>
    `${f.energy('kcal')} über dem Ruheverbrauch: ${f.span('minutes')} bei ${f.figure('met', 1)} MET mit ${f.mass('mass')}.`,
  recorded_bounded: (f) =>
    `Die Schätzung von ${f.energy('estimate')} liegt weit von den üblichen ${f.energy('byTable')}, deshalb zählen ${f.energy('kcal')}.`,
  energy_expenditure: (f) =>
    `Der Tag kostet ${f.energy('total')}: ${f.energy('resting')} in Ruhe × ${f.figure('factor', 2)} für den Alltag und ${f.energy('exercise')} Training.`,
  energy_expenditure_learned: (f) =>
    `Der Tag kostet nach deinem eigenen Log und Gewicht ${f.energy('total')}: ${f.energy('base')} ohne Training und ${f.percent('scale')} der ${f.energy('exercise')}, die für dein Training berechnet sind.`,
  day_load: (f) =>
    f.number('sessions') === 0
      ? 'Ein Tag ohne Training ist ein Ruhetag.'
      : `Dein Training macht das zu einem ${day(f)}.`,
  day_load_competition: (f) => `Ein Wettkampf macht das zu einem ${day(f)}.`,
  goal_cover_cost: (f) => `Für ${goal(f)} deckt der Plan, was der Tag kostet.`,
  goal_surplus: (f) => `Für ${goal(f)} kommen ${f.energy('change')} zu den ${f.energy('expenditure')} des Tages dazu.`,
  goal_deficit: (f) =>
    `Für ${goal(f)}: ${f.energy('change')}, das sind ${f.percent('share')} deines vollen Defizits von ${f.energy('full')} an einem ${day(f)}.${deficitLimit(f)}`,
  goal_deficit_share: (f) => `Ein ${day(f)} trägt ${f.percent('share')} des Defizits, damit das Training versorgt ist.`,
  goal_deficit_paused: (f) => `Heute kein Defizit: Ein ${day(f)} wird voll versorgt.`,
  deficit_blocked_low_bmi: (f) =>
    `Kein Defizit: Bei ${f.mass('mass', 1)} und ${f.length('height')} kannst du kein Gewicht sicher verlieren.`,
  deficit_stopped: (f) =>
    f.text('loss') === 'fast_loss'
      ? `Jetzt kein Defizit: Dein Gewicht fällt seit zwei Wochen um mehr als ${f.figure('percent')} % pro Woche.`
      : f.text('loss') === 'large_loss'
        ? `Jetzt kein Defizit: Dein Gewicht ist in einem halben Jahr um über ${f.figure('percent')} % mehr gefallen als geplant.`
        : 'Jetzt kein Defizit, deiner Gesundheit zuliebe.',
  cut_ended: (f) =>
    f.text('why') === 'duration'
      ? 'Du hast zwölf Wochen lang Fett abgebaut. Gut gemacht: Dein Plan hält jetzt dein Gewicht, damit sich dein Körper erholt.'
      : 'Dein Körper ist acht Wochen lang mit wenig Energie ausgekommen. Dein Plan hält jetzt dein Gewicht, damit er sich erholt.',
  carb_load_energy: (f) =>
    `Der Tag vor einem Wettkampf braucht Platz für ${f.figure('carbs')} g Kohlenhydrate, deshalb hat er ${f.energy('energy')}.`,
  floor_resting: (f) =>
    `Der Tag wird auf deinen Ruheverbrauch von ${f.energy('resting')} angehoben. Weniger wird nie geplant.`,
  floor_minimum: (f) => `Der Tag wird auf ${f.energy('minimum')} angehoben. Weniger wird nie geplant.`,
  floor_availability: (f) =>
    `Der Tag wird auf ${f.energy('availability')} angehoben: ${f.energy('exercise')} Training + ${f.energyPerMass(30)} ${f.energyUnit} × ${f.mass('fatFreeMass', 1)} fettfreie Masse.`,
  energy_availability: (f) =>
    `Energieverfügbarkeit: (${f.energy('energy')} − ${f.energy('exercise')} Training) ÷ ${f.mass('fatFreeMass', 1)} fettfreie Masse.`,
  protein_by_goal: (f) =>
    `${f.mass('mass')} × ${f.rate('perKilogram', 2)} g/${f.massUnit} Protein ergeben ${f.figure('grams')} g, für ${goal(f)}.`,
  protein_plant_diet: (f) =>
    `Pflanzliches Protein wird etwas schlechter verwertet, deshalb gilt der Wert × ${f.figure('factor', 2)}.`,
  protein_ceiling: (f) =>
    `Das Protein bleibt bei ${f.figure('most')} g, ${f.percent('share')} von ${f.energy('energy')}.`,
  protein_kidney_limit: (f) =>
    `Das Protein bleibt deinen Nieren zuliebe bei ${f.rate('perKilogram', 2)} g/${f.massUnit} (${f.figure('grams')} g).`,
  protein_gives_to_carbs: (f) =>
    `${f.figure('moved')} g wandern vom Protein zu den Kohlenhydraten, näher an die ${f.figure('low')} g, die dein Training braucht.`,
  carbs_by_load: (f) =>
    `${f.rate('aim', 1)} g/${f.massUnit} Kohlenhydrate für einen ${day(f)}, in einer Spanne von ${f.rate('low', 1)} bis ${f.rate('high', 1)}.`,
  carbs_by_category: (f) =>
    `Für deine Art zu trainieren sind es ${f.rate('aim', 2)} g/${f.massUnit}: eine Verschiebung um ${f.rate('shift', 2)}.`,
  race_loading: (f) =>
    `${f.rate('perKilogram', 1)} g/${f.massUnit} Kohlenhydrate füllen die Speicher ${f.flag('isBrief') ? 'für ein Event, für das nur der Tag davor lädt' : 'für ein Event dieser Länge'}; dieser Tag erreicht ${f.rate('reached', 1)} g/${f.massUnit} bei ${f.mass('mass', 1)}, mit ${f.energy('energy')}.`,
  race_loading_energy_limit: (f) =>
    `Volles Carboloading bräuchte ${f.energy('needed')}. An einem Tag, der ${f.energy('expenditure')} verbraucht, werden höchstens ${f.energy('most')} geplant, deshalb erreicht er ${f.rate('reached', 1)} g/${f.massUnit}.`,
  race_loading_fiber: (f) =>
    `Höchstens ${f.figure('most')} g Ballaststoffe halten den Darm leicht, während du Kohlenhydrate lädst.`,
  race_loading_fat: (f) => `Fett bleibt unter ${f.percent('share')} der Energie, damit Platz für Kohlenhydrate ist.`,
  race_loading_water: (f) =>
    `Die Waage zeigt ${f.massFigure('low')} bis ${f.mass('high')} mehr: Wasser, das mit den Kohlenhydraten gespeichert wird und wieder geht.`,
  race_pre_meal: (f) =>
    `${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} Kohlenhydrate ${f.span('before')} vor dem Start, mit wenig Fett und Ballaststoffen.`,
  race_pre_meal_early: (f) =>
    `Ein früher Start um ${f.clock('start')}: ${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} Kohlenhydrate ${f.span('before')} vorher, dafür stehst du auf.`,
  race_pre_meal_evening: (f) =>
    `Ein früher Start um ${f.clock('start')}: ${f.rate('evening', 1)} g/${f.massUnit} Kohlenhydrate am Abend davor und eine kleine Mahlzeit mit ${f.rate('perKilogram', 2)} g/${f.massUnit}, wenn du aufstehst.`,
  race_pre_meal_low_carb: (f) =>
    `Deine kohlenhydratarme Ernährung hält die Mahlzeit ${f.span('before')} vor dem Start bei ${f.rate('perKilogram', 1)} g/${f.massUnit} Kohlenhydraten statt ${f.rate('usual', 1)}.`,
  race_pre_meal_night: (f) =>
    `Der Start um ${f.clock('start')} liegt in der Nacht: Das Abendessen davor hat mindestens ${f.mass('mass', 1)} × ${f.rate('perKilogram', 1)} g/${f.massUnit} Kohlenhydrate.`,
  race_meal_limited: (f) =>
    `Auch die anderen Mahlzeiten des Tages brauchen Kohlenhydrate: hier ${f.figure('carbs')} g statt ${f.figure('wanted')} g.`,
  race_meal_unplaced: (f) =>
    `Dein Training lässt vor dem Start um ${f.clock('start')} keine Zeit für eine Mahlzeit; ihre Kohlenhydrate stecken in den anderen.`,
  race_top_up: (f) => `${f.figure('carbs')} g Kohlenhydrate etwa ${f.span('before')} vor dem Start.`,
  during_event: (f) =>
    `Dein Event von ${f.span('minutes')} ist mit ${f.figure('perHour')} g Kohlenhydraten pro Stunde geplant. Seine Karte sagt, was du wann nimmst.`,
  event_day_energy: (f) =>
    f.flag('isShort')
      ? `${f.figure('fuel')} g Kohlenhydrate unterwegs und die Mahlzeiten, für die dein Event Zeit lässt, ergeben ${f.energy('energy')}. Was es sonst kostet, isst niemand an einem Tag wieder.`
      : `${f.figure('fuel')} g Kohlenhydrate unterwegs und die Mahlzeiten rund um dein Event ergeben ${f.energy('energy')}.`,
  event_day_carbs: (f) =>
    `Dein Event braucht unterwegs ${f.figure('fuel')} g Kohlenhydrate, und deine Mahlzeiten haben daneben ${f.figure('beside')} g: ${f.figure('carbs')} g.`,
  event_day_protein: (f) => `Dein Event lässt Zeit für weniger Mahlzeiten; sie haben ${f.figure('grams')} g Protein.`,
  carbs_competition_eve: (f) =>
    `Morgen hast du Wettkampf: heute ${f.rate('aim', 1)} g/${f.massUnit} Kohlenhydrate statt ${f.rate('today', 1)}.`,
  carbs_recovery_after: (f) =>
    `Nach der Anstrengung von gestern füllen sich deine Speicher wieder: ${f.rate('aim', 1)} g/${f.massUnit} Kohlenhydrate statt ${f.rate('usual', 1)}.`,
  carbs_low_carb_cap: (f) => `Low Carb: höchstens ${f.figure('cap')} g Kohlenhydrate.`,
  carbs_fuel_the_session: (f) =>
    `Intensives Training bringt ${f.figure('lift')} g Kohlenhydrate in deinen Low-Carb-Tag, insgesamt ${f.figure('cap')} g.`,
  carbs_take_the_rest: (f) =>
    `Die Kohlenhydrate bekommen, was neben ${f.figure('protein')} g Protein und ${f.figure('fat')} g Fett bleibt: ${f.figure('grams')} g.`,
  carbs_more_training: (f) =>
    f.number('energy') > 0
      ? `Es wurde mehr trainiert als geplant: Zwei Drittel von dem, was der Tag zusätzlich verlangt, sind Kohlenhydrate. Aus ${f.figure('planned')} g werden ${f.figure('grams')} g.`
      : `Es wurde mehr trainiert als zuerst geplant, und der Tag behält die Kohlenhydrate dafür: ${f.figure('grams')} g.`,
  fat_takes_the_rest: (f) => `Das Fett bekommt, was von ${f.energy('energy')} bleibt: ${f.figure('grams')} g.`,
  fat_minimum: (f) =>
    f.flag('isByMass')
      ? `Das Fett bleibt bei ${f.figure('grams')} g; weniger als ${f.rate('perKilogram', 1)} g/${f.massUnit} ist zu wenig.`
      : `Das Fett bleibt bei ${f.figure('grams')} g; weniger als ${f.percent('share')} deiner Energie ist zu wenig.`,
  fat_maximum: (f) => `Das Fett endet bei ${f.figure('grams')} g, ${f.percent('share')} von ${f.energy('energy')}.`,
  fiber_by_energy: (f) =>
    `${f.figure('per1000')} g Ballaststoffe je ${f.energyOf(1000)} von ${f.energy('energy')}: ${f.figure('grams')} g.`,
  fiber_cap: (f) => `Die Ballaststoffe bleiben bei ${f.figure('most')} g, die ein Magen im Training gut verträgt.`,
  fiber_competition: (f) =>
    `Die Ballaststoffe bleiben rund um einen Wettkampf bei ${f.figure('most')} g, für einen ruhigen Magen.`,
  sodium_with_sweat: (f) =>
    f.knows('low')
      ? `Natrium beginnt bei der alltäglichen Spanne von ${f.figure('low')} bis ${f.figure('high')} mg.`
      : `Natrium deckt den alltäglichen Bedarf und ${f.litres('sweatLitres')} Schweiß.`,
  sodium_for_sweat: (f) =>
    `${f.litres('sweatLitres')} Schweiß bringen ${f.figure('low')} bis ${f.figure('high')} mg Natrium pro Liter dazu.`,
  potassium_intake: () => 'Kalium folgt der angemessenen Zufuhr für Erwachsene.',
  iron_intake: (f) => `${f.figure('milligrams', 1)} mg Eisen am Tag mit ${f.figure('age')} Jahren (${sex(f)}).`,
  iron_plant_diet: (f) =>
    `Eisen aus Pflanzen wird schlechter aufgenommen: ${f.figure('need', 1)} mg × ${f.figure('factor', 1)}.`,
  free_sugar_limit: (f) =>
    `Freier Zucker bleibt unter ${f.percent('share')} von ${f.energy('energy')}, Fuel rund ums Training nicht mitgezählt.`,
  drinks_with_sweat: (f) => `${f.volume('usual')} am Tag und ${f.litres('sweatLitres')}, die du ausschwitzt.`,
  drinks_in_heat: (f) =>
    `Bei Hitze schwitzt du mehr: × ${f.figure('factor', 2)}. Trink nach Durst, nie mehr, als du ausschwitzt.`,
  pre_fuel: (f, standing) =>
    `${carbsByMass(f)}, ${standing ?? `vor ${session(f)}`}; die Einheit dauert ${f.span('minutes')}.`,
  pre_fuel_early: (f) =>
    `Um ${f.clock('start')} schläft der Magen noch: ${f.percent('factor')} der üblichen Menge, das Frühstück kommt danach.`,
  pre_fuel_minimum: (f) =>
    `Nach deinem Gewicht allein wären es ${f.figure('byMass')} g Kohlenhydrate; weniger als ${f.figure('least')} g würdest du nicht spüren.`,
  pre_fuel_between: (f) =>
    `${f.span('gapMinutes')} zwischen zwei Einheiten: Eine kleine Portion mit ${f.figure('carbs')} g Kohlenhydraten reicht für beide, bei ${f.mass('mass')}.`,
  pre_fuel_joined: (f) =>
    `${f.figure('sessions')} Einheiten folgen aufeinander, deshalb ist ihr Fuel eine Portion mit ${f.figure('carbs')} g Kohlenhydraten.`,
  during_fuel: (f) => `${f.figure('perHour')} g Kohlenhydrate pro Stunde: ${session(f)} dauert ${f.span('minutes')}.`,
  during_none: (f) => `Keine Kohlenhydrate nötig in ${f.span('minutes')} ${session(f)}; deine Speicher reichen dafür.`,
  during_low_carb: (f) =>
    `Low Carb: höchstens ${f.figure('most')} g Kohlenhydrate pro Stunde statt ${f.figure('usual')}.`,
  during_untried: (f) =>
    `Mehr als ${f.figure('begin')} g pro Stunde braucht einen geübten Darm: Beginne damit und nimm von langer Einheit zu langer Einheit mehr. Gib unter „Wettkampfprodukte“ an, was deiner verträgt.`,
  during_tolerance: (f) =>
    `Dein Darm nimmt bekanntlich ${f.figure('perHour')} g Kohlenhydrate pro Stunde auf, deshalb sind es nicht ${f.figure('usual')} g.`,
  during_mixed_sugars: (f) =>
    `Über ${f.figure('above')} g pro Stunde nimmt der Darm nur Glukose mit Fruktose auf, etwa 1 zu 0,8.`,
  during_drink: (f) =>
    f.number('sodiumPerHour') > 0
      ? `${f.volume('perHour')} pro Stunde mit ${f.figure('sodiumPerHour')} mg Natrium, nach dem Schweiß bei ${f.mass('mass')}.`
      : f.flag('isCapped')
        ? `${f.volume('perHour')} pro Stunde: Du schwitzt mehr, aber mehr zu trinken ist nicht sicher.`
        : `${f.volume('perHour')} pro Stunde, nach dem Schweiß bei ${f.mass('mass')}.`,
  during_sodium: (f) =>
    `${f.figure('sodiumPerHour')} mg Natrium pro Stunde: ${f.figure('perLitre')} mg für jeden Liter Schweiß.`,
  post_fuel: (f, standing) =>
    `${carbsByMass(f)}${f.knows('proteinPerKilogram') ? ` und ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} Protein` : ''}, ${standing ?? `nach ${session(f)}`}; am besten innerhalb von ${f.span('within')}.`,
  post_fuel_protein: (f) =>
    `${f.mass('mass')} × ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} Protein, damit sich die Muskeln erholen.`,
  post_fuel_rapid: (f) =>
    `Die nächste Einheit ist in ${f.span('gapMinutes')}, deshalb müssen sich die Speicher schnell füllen: ${f.rate('perKilogram', 1)} g/${f.massUnit} Kohlenhydrate.`,
  post_fuel_overrun: (f) =>
    `Das Training hat ${f.span('minutes')} länger gedauert als geplant: ${f.rate('perKilogram', 1)} g/${f.massUnit} Kohlenhydrate mehr.`,
  post_fuel_late: (f) =>
    `Das Training endet um ${f.clock('end')}: ${f.rate('perKilogram', 1)} g/${f.massUnit} Protein bringen dich durch die Nacht.`,
  post_fuel_older: (f) =>
    `Ab ${f.figure('age')} Jahren brauchen Muskeln mehr: ${f.rate('perKilogram', 1)} g/${f.massUnit} Protein.`,
  post_fuel_joined: (f) =>
    `${f.figure('sessions')} Einheiten folgen aufeinander, deshalb füllt eine Portion mit ${f.figure('carbs')} g Kohlenhydraten beide auf.`,
  post_fuel_is_meal: (f) =>
    `${slot(f)} um ${f.clock('at')} ist dein Fuel nach dem Training, das um ${f.clock('sessionEnd')} endet.`,
  fuel_limited: (f) =>
    `Das Fuel lässt Platz für deine Mahlzeiten: Kohlenhydrate × ${f.figure('carbs', 2)}, Protein × ${f.figure('protein', 2)}, Fett × ${f.figure('fat', 2)}.`,
  meal_share: (f) =>
    `${f.figure('percent')} % von dem, was der Tag für Mahlzeiten hat: ${f.figure('carbs')} g Kohlenhydrate, ${f.figure('protein')} g Protein, ${f.figure('fat')} g Fett.`,
  meal_share_two_sessions: (f) =>
    `Bei zwei Einheiten gibt es keinen Snack: ${f.figure('percent')} % von ${f.figure('carbs')} g Kohlenhydraten, ${f.figure('protein')} g Protein und ${f.figure('fat')} g Fett.`,
  meal_carbs_even: (f) => `Low Carb: Die Kohlenhydrate sind gleichmäßig auf ${f.figure('meals')} Mahlzeiten verteilt.`,
  meal_carbs_for_early_session: (f) =>
    f.number('percent') > 0
      ? `Morgen geht es früh los, deshalb bekommt diese Mahlzeit ${f.figure('percent')} % mehr von den Kohlenhydraten des Tages.`
      : 'Morgen geht es früh los, deshalb bekommt das Abendessen einen Teil dieser Kohlenhydrate.',
  snack_takes_rest: (f) =>
    `Der Tag verlangt mehr, als seine anderen Mahlzeiten in guter Größe aufnehmen: ${f.figure('carbs')} g Kohlenhydrate, ${f.figure('protein')} g Protein und ${f.figure('fat')} g Fett davon sind hier.`,
  meal_time_usual: (f) => `${f.clock('at')} ist die übliche Zeit.`,
  meal_time_before_session: (f) =>
    `Um ${f.clock('at')} statt um ${f.clock('usual')}: Das Training beginnt um ${f.clock('sessionStart')}.`,
  meal_time_after_session: (f) =>
    `Um ${f.clock('at')} statt um ${f.clock('usual')}: Das Training endet um ${f.clock('sessionEnd')}.`,
  meal_time_spaced: (f) =>
    `Um ${f.clock('at')} statt um ${f.clock('usual')}, damit zwischen den Mahlzeiten genug Abstand bleibt.`,
  meal_time_out_of_band: (f) =>
    `Um ${f.clock('at')}: Das Training lässt keinen Platz zwischen ${f.clock('from')} und ${f.clock('until')}.`,
  meal_time_chosen: (f) => `Um ${f.clock('at')}, wie du es gewählt hast.`,
  meal_time_chosen_training: (f) =>
    `Du hast ${f.clock('chosen')} gewählt. Das Training liegt zu nah an dieser Zeit, darum wird an diesem Tag um ${f.clock('at')} gegessen.`,
  meal_time_chosen_meals: (f) =>
    `Du hast ${f.clock('chosen')} gewählt. Das liegt zu nah an dem, was du davor oder danach isst, darum wird an diesem Tag um ${f.clock('at')} gegessen.`,
  caffeine_before_hard_session: (f) =>
    f.flag('isCapped')
      ? `${f.figure('dose')} mg Koffein eine Stunde vor ${f.clock('start')}, wenn du es nutzt: mehr ist auf einmal nicht sicher.`
      : `${f.figure('dose')} mg Koffein (${f.mass('mass')} × ${f.perMass(3)} mg/${f.massUnit}) eine Stunde vor ${f.clock('start')}, wenn du es nutzt.`,
  protein_before_sleep: (f) =>
    `${f.figure('grams')} g langsames Protein (${f.mass('mass')}) um ${f.clock('at')}, nach dem Krafttraining bis ${f.clock('end')}; es zählt zum Tag.`,
  weigh_in_drinks: (f) =>
    `${f.mass('lost', 1)} verloren × ${f.litresPerMass('perKilogram')}: ${f.volume('drinks')} mit ${f.figure('sodium')} mg Natrium, in kleinen Schlucken.`,
  weigh_in_carbs: (f) =>
    `${f.mass('mass')} × ${f.rate('low')} bis ${f.rate('high')} g/${f.massUnit} Kohlenhydrate, mit ${f.span('minutes')} zum Auffüllen vor dem Start.`,
  weight_class_out_of_reach: (f) =>
    `${f.mass('limit', 1)} von ${f.mass('mass', 1)} aus in ${f.figure('days')} ${f.number('days') === 1 ? 'Tag' : 'Tagen'} ist mehr, als durch Essen sicher geht: höchstens ${f.figure('fastest')} % pro Woche, ${f.figure('weeks')} Wochen lang, und nie unter einen Body-Mass-Index von ${f.figure('leastIndex', 1)}. Rechtzeitig kommst du auf ${f.mass('lightest', 1)}.`,
}

/** The sentences in German. */
export const de: ReasonSentences = { rules, ownChoice: 'Unsere Wahl' }
