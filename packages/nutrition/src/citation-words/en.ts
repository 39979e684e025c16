import type { RuleName } from '../rules.ts'
import type { SourceTag } from '../sources.ts'
import { type ChoiceCitation, choice, type PaperCitation, paper } from './citation.ts'

/** The sources that a rule may name; a choice of our own says why. */
type RuleCitations = Readonly<Partial<Record<Exclude<SourceTag, 'H'>, PaperCitation> & { H: ChoiceCitation }>>

const CARB_TABLE = 'Table 1, daily needs for fuel and recovery'
const MEAL_TIME = choice('Meals stand where training leaves room for them; no paper gives the minute.')
const ADDED_UP = choice('Energy that the other macronutrients leave over, divided by the energy of a gram.')
const JOINED = choice('Sessions with no room between them are fuelled as one, with the larger of their amounts.')

/**
 * What every rule rests on, in English: the claim of each paper it may name and its place there, or that the figure is our
 * own choice and why.
 */
export const en = {
  resting_mifflin: {
    MSJ90: paper('Abstract, the equations by sex', '10 × kg + 6.25 × cm − 5 × years, + 5 for men and − 161 for women'),
    ...choice('Halfway between the equations of both sexes, where the sex is neither; it may be off by 83 kcal.'),
  },
  resting_cunningham_1980: { C80: paper('Abstract, the equation', '500 + 22 × kg of lean mass') },
  resting_cunningham_1991: { C91: paper('The general equation', '370 + 21.6 × kg of lean mass') },
  body_fat_ignored: choice('A body fat that makes resting energy implausible is more likely a wrong reading.'),
  fat_free_mass_measured: choice('By definition: body mass less its fat.'),
  fat_free_mass_estimated: {
    D91: paper('Abstract, the equation for adults', '1.20 × BMI + 0.23 × years − 10.8 for men − 5.4 = percent of fat'),
  },
  reference_mass: {
    ACSM16: paper('Carbohydrate and protein sections', 'needs are told in grams per kilogram of body mass'),
  },
  reference_mass_adjusted: choice(
    'Over BMI 30 a quarter of the mass above BMI 25 counts, as is usual in dietetic practice.',
  ),
  daily_living_default: {
    FAO04: paper(
      'Chapter 5, physical activity levels',
      'a sedentary or lightly active life takes 1.40 to 1.69 times rest',
    ),
  },
  daily_living_steps: choice(
    'Step bands as in Tudor-Locke and Bassett 2004; the factor of each is ours, with a small spread because steps hold those of training.',
  ),
  session_energy: {
    H24: paper('The list of activities', 'the MET value of the activity; one MET is already in resting energy'),
  },
  session_energy_measured: choice('What your device measured counts, within the bounds that its known errors ask for.'),
  recorded_by_power: {
    E09: paper(
      'On gross efficiency',
      'between 20 and 25% of what trained cyclists spend becomes work on the pedals; 23% is our figure',
    ),
  },
  recorded_by_device: choice('Your device’s figure counts when it is plausible, less what you spend at rest anyway.'),
  recorded_by_heart_rate: {
    K05: paper('Equations without a measure of fitness', 'energy from heart rate, mass, age and sex'),
  },
  recorded_by_type: {
    H24: paper('The list of activities', 'the MET value of the activity; one MET is already in resting energy'),
  },
  recorded_bounded: choice(
    'Watches miss energy by tens of percent (O’Driscoll 2020), so half to 1.75 times the usual figure counts.',
  ),
  energy_expenditure: {
    FAO04: paper('Chapter 5, factorial method', 'energy is resting energy times activity, added up over the day'),
  },
  energy_expenditure_learned: choice(
    'Learned from your log and your weight; you accepted it at a check-in, and floors still hold.',
  ),
  day_load: choice('Minutes × effort follow session RPE (Foster 2001); where a load band begins and ends is ours.'),
  day_load_competition: choice('A competition counts as at least a high load, a long endurance one as very high.'),

  goal_cover_cost: {
    ACSM16: paper('Energy balance', 'outside a planned change, intake meets what training and living cost'),
  },
  goal_surplus: {
    I19: paper('Abstract and energy section', 'a surplus of 10 to 20%'),
    S19: paper('Conclusions', 'about 1,500 to 2,000 kJ (360 to 480 kcal) a day'),
    ...choice('At least 250 kcal, so that a small body grows too.'),
  },
  goal_deficit: {
    ACSM16: paper('Body composition', 'a deficit of about 250 to 500 kcal a day'),
    G11: paper('Abstract, slow reduction', '0.7% of body mass a week kept lean mass'),
    ...choice('A fifth of what the day costs, so that a small body is asked for little.'),
  },
  goal_deficit_share: choice('Fuel for the work required (Impey 2018) is the idea; the share of each load is ours.'),
  goal_deficit_paused: choice(
    'Fuel for the work required (Impey 2018) is the idea; days of hard work and competitions carry no deficit.',
  ),
  deficit_blocked_low_bmi: { WHO95: paper('Chapter 7, thinness of adults', 'a BMI under 18.5 is underweight') },
  deficit_stopped: {
    H14: paper('Abstract', 'lose 0.5 to 1% of body mass a week to keep muscle'),
    M23: paper('Signs and treatment of low energy availability', 'restore energy intake when there are signs of it'),
    ...choice(
      'A weight that falls by more than a tenth in half a year, or what you told of your health, is for a doctor or dietitian and not for a deficit.',
    ),
  },
  cut_ended: choice(
    'Long or hard cuts wear out what they should protect; 12 weeks, or 8 with an energy availability under 35, are enough.',
  ),
  carb_load_energy: choice('Room for the carbs beside protein and some fat, at most 1.4 times what the day costs.'),
  floor_resting: choice('Eating less than the body spends at rest is never planned; no study sets this line.'),
  floor_minimum: {
    AHA13: paper(
      'Recommendation 3, ways to lose weight',
      'diets of 1,200 to 1,500 kcal for women and 1,500 to 1,800 for men',
    ),
    ...choice('The figure for men, where the sex is neither.'),
  },
  floor_availability: {
    L03: paper('Results', 'hormones are disturbed under 30 kcal per kg of lean mass a day'),
  },
  energy_availability: {
    M18: paper('Low energy availability', 'intake less the cost of training, per kg of lean mass'),
  },

  protein_by_goal: {
    J17: paper('Abstract, point 2', '[1.4 to 2.0] g/kg a day for most people who train'),
    HP18: paper('Abstract', '[1.6 to 2.4] g/kg a day while losing weight'),
  },
  protein_plant_diet: choice('Plant protein digests less well (Rogerson 2017); a tenth more is our size for it.'),
  protein_ceiling: {
    IOM05: paper('Chapter 11, acceptable ranges', 'at most 35% of energy from protein'),
    ...choice('A cut may go to 40%, because its energy is low and its protein is not.'),
  },
  protein_kidney_limit: choice(
    'Guidance for kidney disease names [0.8] g/kg and warns of more than [1.3] (KDIGO 2024); Pacemeal plans at most [1.0] and leaves the rest to your care team.',
  ),
  protein_gives_to_carbs: choice(
    'Protein gives what it has above [1.8] g/kg, which stays inside the [1.6 to 2.4] of Hector and Phillips 2018.',
  ),
  carbs_by_load: {
    B11: paper(
      CARB_TABLE,
      '[3–5] g/kg on light days, [5–7] on moderate, [6–10] on high, [8–12] on very high ones; the aim inside is ours',
    ),
    ...choice('Papers speak of training days; a rest day needs a little less than a light one.'),
  },
  carbs_by_category: choice('Endurance empties the stores more than its minutes tell, general fitness less.'),
  race_loading: {
    ACSM16: paper(
      'Table 2, carbohydrate loading',
      '[10 to 12] g/kg a day for 36 to 48 hours before events over 90 minutes',
    ),
    B11: paper('Table 1, acute fuelling', '[7 to 12] g/kg a day before events of up to 90 minutes'),
  },
  race_loading_energy_limit: choice('Few people eat more than twice what their day costs.'),
  race_loading_fiber: choice('A common limit for a light gut; papers ask for low-residue food without a figure.'),
  race_loading_fat: choice('The lowest share at which ordinary dishes still work.'),
  race_loading_water: {
    B11: paper('Section on fueling before events', 'glycogen is stored with water, which adds to body mass'),
  },
  race_pre_meal: { ACSM16: paper('Table 2, before exercise', '[1 to 4] g/kg, 1 to 4 hours before') },
  race_pre_meal_early: { ACSM16: paper('Table 2, before exercise', '[1 to 4] g/kg, 1 to 4 hours before') },
  race_pre_meal_evening: choice('Sleep before an early start is worth more than a large meal; dinner makes up for it.'),
  race_pre_meal_low_carb: choice('ACSM’s [1 to 4] g/kg would be the whole carbohydrate of a low-carb day, and more.'),
  race_pre_meal_night: choice('A meal in the middle of the night costs the sleep that the start needs.'),
  race_meal_limited: choice(
    'A meal with more than half of what the day’s meals hold would leave too little to recover with.',
  ),
  race_meal_unplaced: choice('ACSM’s meal 1 to 4 hours before needs half an hour without training.'),
  race_top_up: choice(
    'A last small amount is a habit of races; papers name amounts for 1 to 4 hours before and for on the way.',
  ),
  during_event: choice('The plan of the event stands on the athlete’s own gut, sweat and products.'),
  event_day_energy: choice(
    'Nobody eats back within the day what many hours of effort cost; no study sets how much of it.',
  ),
  event_day_carbs: choice(
    '[5] g/kg around the event, the lower end for an hour’s training a day (ACSM 2016), beside what is taken on the way.',
  ),
  event_day_protein: choice('Protein is shared among meals; half of any other day’s is the least.'),
  carbs_competition_eve: {
    B11: paper(
      'Table 1, acute fuelling',
      '[10–12] g/kg a day before events over 90 minutes, [7–12] before shorter ones',
    ),
    ...choice('A weight class leaves little room on the scales, so [5–7] g/kg.'),
  },
  carbs_recovery_after: choice(
    'Stores refill in about a day of plentiful carbs (Burke 2011); the top of today’s range is our size for it.',
  ),
  carbs_low_carb_cap: { F15: paper('Definitions', 'low-carbohydrate: under 130 g a day') },
  carbs_fuel_the_session: choice('[0.5] g/kg before and after an intense session, on request.'),
  carbs_take_the_rest: ADDED_UP,
  carbs_more_training: choice(
    'More of the longer and harder work is done on carbohydrate; the day stays within its bands.',
  ),
  fat_takes_the_rest: ADDED_UP,
  fat_minimum: {
    IOM05: paper('Chapter 11, acceptable ranges', 'at least 20% of energy from fat'),
    R25: paper('Abstract, point 6', '[0.5 to 1.0] g/kg a day in weight-class sport'),
    ...choice('15% on days that must hold much carbohydrate; it is only for a day.'),
  },
  fat_maximum: {
    IOM05: paper('Chapter 11, acceptable ranges', 'at most 35% of energy from fat'),
    ...choice('30% on days that must hold much carbohydrate, 70% on low-carb days; no guideline speaks of those.'),
  },

  fiber_by_energy: { IOM05: paper('Chapter 7, adequate intake', '14 g for each 1,000 kcal') },
  fiber_cap: choice('More than 50 g is hard on a stomach that trains.'),
  fiber_competition: choice('Little residue before a start is an idea of Jeukendrup 2011; 25 g is our figure.'),
  sodium_with_sweat: {
    NASEM19: paper(
      'Summary, adequate intake and risk reduction',
      '1,500 mg is adequate, above 2,300 mg less is better',
    ),
  },
  sodium_for_sweat: choice('20 to 40 mmol a liter of sweat, inside the 10 to 90 that Baker 2017 found.'),
  potassium_intake: {
    NASEM19: paper('Summary, adequate intake', '3,400 mg for men, 2,600 mg for women'),
    ...choice('Halfway between the figures of both sexes.'),
  },
  iron_intake: {
    IOM01: paper('Chapter 9, recommended intake', '8 mg, 18 mg for women of 19 to 50'),
    ...choice('The higher figure up to 50 years, where the sex is neither.'),
  },
  iron_plant_diet: { IOM01: paper('Chapter 9, vegetarian diets', 'needs are 1.8 times as high') },
  free_sugar_limit: {
    WHO15: paper('Recommendations', 'under 10% of energy; fuel around training aside is our choice'),
  },
  drinks_with_sweat: {
    IOM04: paper('Chapter 4, drinks in the adequate intake', '[3.0] liters of drinks for men, [2.2] for women'),
    ...choice('Halfway between the figures of both sexes.'),
  },

  drinks_in_heat: choice(
    'Sweat rises with heat by very different amounts; a third more is a start, thirst and your scales tell the rest.',
  ),

  pre_fuel: {
    ACSM16: paper('Table 2, before exercise', '[1 to 4] g/kg, 1 to 4 hours before'),
    ...choice('Papers speak of 1 to 4 hours before. Closer to the start we plan less, by how hard and long it is.'),
  },
  pre_fuel_early: choice('Early in the morning there is no time to digest more.'),
  pre_fuel_minimum: choice('Less would not be worth eating.'),
  pre_fuel_between: choice('A short break has room for a small block; 30 to 60 g an hour of it.'),
  pre_fuel_joined: JOINED,
  during_fuel: { B11: paper('Table 1, during exercise', '30–60 g an hour from 1 to 2.5 hours, up to 90 beyond') },
  during_none: {
    ACSM16: paper('Table 2, during exercise', 'not needed under 45 minutes'),
    ...choice(
      'Under 75 minutes, and in light or lifting work, stores carry the session; a sip or a mouth rinse is enough.',
    ),
  },
  during_low_carb: choice('A low-carb day keeps its fuel small unless you ask for more.'),
  during_untried: {
    J14: paper('Multiple transportable carbohydrates', 'one sugar alone is used at about 60 g an hour'),
  },
  during_tolerance: choice('Nobody is given more than their gut has shown to take.'),
  during_mixed_sugars: {
    J14: paper('Multiple transportable carbohydrates', 'above 60 g an hour glucose needs fructose beside it'),
  },
  during_drink: {
    S07: paper('During exercise', '[0.4 to 0.8] liters an hour is a starting point'),
    ...choice('Typical sweat for your mass and the effort; never more than is sweated.'),
  },
  during_sodium: { S07: paper('During exercise', '20 to 30 mmol (460 to 690 mg) of sodium a liter in long work') },
  post_fuel: choice(
    'With a day until the next session the exact amount and hour matter little; up to [1] g/kg by effort.',
  ),
  post_fuel_protein: {
    ACSM16: paper('Protein section, timing', '[0.25 to 0.3] g/kg, or 15 to 25 g, within two hours after exercise'),
    M15: paper('Results', 'older men needed [0.40] g/kg for what [0.24] did in young ones'),
    ...choice('More than a usual dose, because a night without food follows.'),
  },
  post_fuel_rapid: { B11: paper('Table 1, speedy refuelling', '[1.0 to 1.2] g/kg an hour for the first 4 hours') },
  post_fuel_overrun: choice('The session’s own amount again for each hour more.'),
  post_fuel_late: choice('More than the [0.25] g/kg of a usual dose, because a night without food follows.'),
  post_fuel_older: { M15: paper('Results', 'older men needed [0.40] g/kg for what [0.24] did in young ones') },
  post_fuel_joined: JOINED,
  post_fuel_is_meal: MEAL_TIME,
  fuel_limited: choice('Fuel takes at most 60% of the day, so that meals stay meals.'),

  meal_share: choice('Usual sizes of meals; they keep protein spread over the day.'),
  meal_share_two_sessions: choice('Usual sizes of meals; with two sessions their fuel blocks are the snacks.'),
  meal_carbs_even: choice('Spread evenly, no meal goes over a quarter of a low-carb day.'),
  meal_carbs_for_early_session: choice('Before an early start dinner is the last real meal.'),
  snack_takes_rest: choice('No meal passes 1.3 times its own size; another snack holds what is left.'),
  meal_time_usual: MEAL_TIME,
  meal_time_before_session: MEAL_TIME,
  meal_time_after_session: MEAL_TIME,
  meal_time_spaced: {
    J17: paper('Abstract, point 7 (6 in the first printing)', 'doses spread evenly over the day, every 3 to 4 hours'),
  },
  meal_time_out_of_band: MEAL_TIME,
  meal_time_chosen: MEAL_TIME,
  meal_time_chosen_training: MEAL_TIME,
  meal_time_chosen_meals: MEAL_TIME,

  caffeine_before_hard_session: {
    G21: paper('Abstract, points 3 and 4', '[3 to 6] mg/kg helps, mostly taken 60 minutes before'),
    EFSA15: paper('Abstract, single doses', '200 mg at once is safe for adults'),
  },
  protein_before_sleep: {
    J17: paper('Abstract, the point on casein before sleep', '30 to 40 g of casein before sleep'),
  },
  weigh_in_drinks: { R17b: paper('Recovery after weigh-in, fluid', '125 to 150% of the fluid lost, with sodium') },
  weigh_in_carbs: {
    R17b: paper('Recovery after weigh-in, carbohydrate', '[5 to 10] g/kg in the time until the start'),
    ...choice('With less than a day, [1 to 2] g/kg are what a stomach takes before the start.'),
  },
  weight_class_out_of_reach: {
    H14: paper('Abstract', 'lose 0.5 to 1% of body mass a week'),
    WHO95: paper('Chapter 7, thinness of adults', 'a BMI under 18.5 is underweight'),
    ...choice('A cut lasts twelve weeks at most; maintaining in between keeps the body well.'),
  },
} satisfies Readonly<Record<RuleName, RuleCitations>>

/** The citations in one language, for the same rules and sources as in English: one that is missing does not compile. */
export type CitationWords = Readonly<typeof en>
