import { choice, paper } from './citation.ts'
import type { CitationWords } from './en.ts'

const CARB_TABLE = 'Tabla 1, necesidades diarias de energía y recuperación'
const BEFORE_EXERCISE = 'Tabla 2, antes del ejercicio'
const ACCEPTABLE_RANGES = 'Capítulo 11, intervalos aceptables de macronutrientes'
const MEAL_TIME = choice('Las comidas van donde el entrenamiento deja hueco; ningún estudio da el minuto.')
const ADDED_UP = choice('La energía que dejan los otros macronutrientes, dividida entre la energía de un gramo.')
const JOINED = choice('Las sesiones sin hueco entre ellas se cubren como una sola, con la mayor de sus cantidades.')
const BOTH_SEXES = choice('El punto medio entre las cifras de ambos sexos.')

/** The citations in Spanish. */
export const es: CitationWords = {
  resting_mifflin: {
    MSJ90: paper(
      'Resumen, las ecuaciones por sexo',
      '10 × kg + 6,25 × cm − 5 × años, + 5 para hombres y − 161 para mujeres',
    ),
    ...choice(
      'El punto medio entre las ecuaciones de ambos sexos, cuando no es ninguno de los dos; puede desviarse 83 kcal.',
    ),
  },
  resting_cunningham_1980: { C80: paper('Resumen, la ecuación', '500 + 22 × kg de masa magra') },
  resting_cunningham_1991: { C91: paper('La ecuación general', '370 + 21,6 × kg de masa magra') },
  body_fat_ignored: choice(
    'Un porcentaje de grasa con el que el gasto en reposo resulta inverosímil suele ser un error de medición.',
  ),
  fat_free_mass_measured: choice('Por definición: el peso corporal menos su grasa.'),
  fat_free_mass_estimated: {
    D91: paper(
      'Resumen, la ecuación para adultos',
      '1,20 × IMC + 0,23 × años − 10,8 para hombres − 5,4 = porcentaje de grasa',
    ),
  },
  reference_mass: {
    ACSM16: paper(
      'Secciones de carbohidratos y de proteína',
      'las necesidades se dan en gramos por kilogramo de peso corporal',
    ),
  },
  reference_mass_adjusted: choice(
    'Por encima de un IMC de 30 cuenta una cuarta parte del peso que supera el IMC de 25, como es habitual en dietética.',
  ),
  daily_living_default: {
    FAO04: paper(
      'Capítulo 5, niveles de actividad física',
      'una vida sedentaria o poco activa gasta de 1,40 a 1,69 veces el reposo',
    ),
  },
  daily_living_steps: choice(
    'Tramos de pasos como en Tudor-Locke y Bassett 2004; el factor de cada uno es nuestro, con poca diferencia entre ellos porque los pasos incluyen los del entrenamiento.',
  ),
  session_energy: {
    H24: paper('Lista de actividades', 'el valor MET de la actividad; un MET ya está en el gasto en reposo'),
  },
  session_energy_measured: choice(
    'Cuenta lo que midió tu dispositivo, dentro de los límites que exigen sus errores conocidos.',
  ),
  recorded_by_power: {
    E09: paper(
      'Sobre la eficiencia bruta',
      'entre el 20 y el 25 % de lo que gasta un ciclista entrenado se convierte en trabajo en los pedales; el 23 % es nuestra cifra',
    ),
  },
  recorded_by_device: choice(
    'La cifra de tu dispositivo cuenta cuando es verosímil, menos lo que gastas en reposo de todos modos.',
  ),
  recorded_by_heart_rate: {
    K05: paper(
      'Ecuaciones sin medida de la forma física',
      'energía a partir de la frecuencia cardíaca, el peso, la edad y el sexo',
    ),
  },
  recorded_by_type: {
    H24: paper('Lista de actividades', 'el valor MET de la actividad; un MET ya está en el gasto en reposo'),
  },
  recorded_bounded: choice(
    'Los relojes se desvían decenas de puntos porcentuales en el gasto de energía (O’Driscoll 2020), así que cuenta entre la mitad y 1,75 veces la cifra habitual.',
  ),
  energy_expenditure: {
    FAO04: paper(
      'Capítulo 5, método factorial',
      'el gasto es el gasto en reposo por la actividad, sumado a lo largo del día',
    ),
  },
  energy_expenditure_learned: choice(
    'Aprendido de tu registro y tu peso; lo aceptaste en una revisión, y los mínimos siguen vigentes.',
  ),
  day_load: choice(
    'Minutos × esfuerzo siguen el RPE de la sesión (Foster 2001); dónde empieza y termina cada nivel de carga es elección nuestra.',
  ),
  day_load_competition: choice(
    'Una competición cuenta como carga alta por lo menos; una larga de resistencia, como muy alta.',
  ),

  goal_cover_cost: {
    ACSM16: paper(
      'Balance energético',
      'sin un cambio planificado, la ingesta cubre lo que gastan el entrenamiento y la vida diaria',
    ),
  },
  goal_surplus: {
    I19: paper('Resumen y sección de energía', 'un superávit del 10 al 20 %'),
    S19: paper('Conclusiones', 'unos 1500 a 2000 kJ (360 a 480 kcal) al día'),
    ...choice('Al menos 250 kcal, para que también un cuerpo pequeño gane masa.'),
  },
  goal_deficit: {
    ACSM16: paper('Composición corporal', 'un déficit de unas 250 a 500 kcal al día'),
    G11: paper('Resumen, pérdida lenta', 'perder un 0,7 % del peso corporal por semana conservó la masa magra'),
    ...choice('Una quinta parte del gasto del día, para exigir poco a un cuerpo pequeño.'),
  },
  goal_deficit_share: choice(
    '«Fuel for the work required» (Impey 2018) es la idea; la parte de cada carga es elección nuestra.',
  ),
  goal_deficit_paused: choice(
    '«Fuel for the work required» (Impey 2018) es la idea; los días de trabajo duro y las competiciones no llevan déficit.',
  ),
  deficit_blocked_low_bmi: {
    WHO95: paper('Capítulo 7, delgadez en adultos', 'un IMC por debajo de 18,5 es bajo peso'),
  },
  deficit_stopped: {
    H14: paper('Resumen', 'perder del 0,5 al 1 % del peso corporal por semana para conservar el músculo'),
    M23: paper(
      'Signos y tratamiento de la baja disponibilidad energética',
      'restablecer la ingesta de energía cuando hay signos de ella',
    ),
    ...choice(
      'Un peso que baja más de una décima parte en medio año, o lo que contaste de tu salud, es asunto de un médico o un dietista y no de un déficit.',
    ),
  },
  cut_ended: choice(
    'Las pérdidas de peso largas o duras desgastan lo que deberían proteger; bastan 12 semanas, u 8 con una disponibilidad energética por debajo de 35.',
  ),
  carb_load_energy: choice(
    'Espacio para los carbohidratos junto a la proteína y algo de grasa, como máximo 1,4 veces el gasto del día.',
  ),
  floor_resting: choice(
    'Nunca se planifica comer menos de lo que el cuerpo gasta en reposo; ningún estudio fija este límite.',
  ),
  floor_minimum: {
    AHA13: paper(
      'Recomendación 3, formas de perder peso',
      'dietas de 1200 a 1500 kcal para mujeres y de 1500 a 1800 para hombres',
    ),
    ...choice('La cifra de los hombres, cuando no es ninguno de los dos sexos.'),
  },
  floor_availability: {
    L03: paper('Resultados', 'las hormonas se alteran por debajo de 30 kcal por kg de masa magra al día'),
  },
  energy_availability: {
    M18: paper(
      'Baja disponibilidad energética',
      'la ingesta menos lo que gasta el entrenamiento, por kg de masa magra',
    ),
  },

  protein_by_goal: {
    J17: paper('Resumen, punto 2', 'de [1,4 a 2,0] g/kg al día para la mayoría de quienes entrenan'),
    HP18: paper('Resumen', 'de [1,6 a 2,4] g/kg al día mientras se pierde peso'),
  },
  protein_plant_diet: choice(
    'La proteína vegetal se digiere peor (Rogerson 2017); una décima parte más es nuestra medida para ello.',
  ),
  protein_ceiling: {
    IOM05: paper(ACCEPTABLE_RANGES, 'como máximo el 35 % de la energía en forma de proteína'),
    ...choice('Al perder grasa puede llegar al 40 %, porque la energía es baja y la proteína no.'),
  },
  protein_kidney_limit: choice(
    'Las guías para la enfermedad renal dan [0,8] g/kg y advierten de más de [1,3] (KDIGO 2024); Pacemeal planifica [1,0] como máximo y deja el resto a tu equipo de salud.',
  ),
  protein_gives_to_carbs: choice(
    'La proteína cede lo que supera [1,8] g/kg, que sigue dentro de los [1,6 a 2,4] de Hector y Phillips 2018.',
  ),
  carbs_by_load: {
    B11: paper(
      CARB_TABLE,
      '[3–5] g/kg en días de carga ligera, [5–7] moderada, [6–10] alta, [8–12] muy alta; el objetivo dentro del margen es nuestro',
    ),
    ...choice('Los estudios hablan de días de entrenamiento; un día de descanso necesita algo menos que uno ligero.'),
  },
  carbs_by_category: choice(
    'La resistencia vacía las reservas más de lo que indican sus minutos; el fitness general, menos.',
  ),
  race_loading: {
    ACSM16: paper(
      'Tabla 2, carga de carbohidratos',
      'de [10 a 12] g/kg al día durante 36 a 48 horas antes de eventos de más de 90 minutos',
    ),
    B11: paper('Tabla 1, estrategias agudas', 'de [7 a 12] g/kg al día antes de eventos de hasta 90 minutos'),
  },
  race_loading_energy_limit: choice('Pocas personas comen más del doble de lo que gastan en el día.'),
  race_loading_fiber: choice(
    'Un límite habitual para un intestino ligero; los estudios piden alimentos bajos en residuos sin dar una cifra.',
  ),
  race_loading_fat: choice('La proporción más baja con la que los platos corrientes aún salen bien.'),
  race_loading_water: {
    B11: paper(
      'Sección sobre la alimentación antes de eventos',
      'el glucógeno se almacena con agua, que suma peso corporal',
    ),
  },
  race_pre_meal: { ACSM16: paper(BEFORE_EXERCISE, 'de [1 a 4] g/kg, de 1 a 4 horas antes') },
  race_pre_meal_early: { ACSM16: paper(BEFORE_EXERCISE, 'de [1 a 4] g/kg, de 1 a 4 horas antes') },
  race_pre_meal_evening: choice(
    'Antes de una salida temprana, dormir vale más que una comida grande; la cena lo compensa.',
  ),
  race_pre_meal_low_carb: choice(
    'Los [1 a 4] g/kg del ACSM serían todos los carbohidratos de un día bajo en carbohidratos, y más.',
  ),
  race_pre_meal_night: choice('Una comida en plena noche quita el sueño que hace falta para la salida.'),
  race_meal_limited: choice(
    'Una comida con más de la mitad de lo que tienen las comidas del día dejaría demasiado poco para recuperarse.',
  ),
  race_meal_unplaced: choice('La comida de ACSM, de 1 a 4 horas antes, necesita media hora sin entrenamiento.'),
  race_top_up: choice(
    'Una última cantidad pequeña es costumbre en carrera; los estudios dan cantidades para 1 a 4 horas antes y para la ruta.',
  ),
  during_event: choice('El plan del evento se basa en tu propio intestino, tu sudor y tus productos.'),
  event_day_energy: choice(
    'Nadie recupera comiendo en el mismo día lo que cuestan muchas horas de esfuerzo; ningún estudio dice cuánto.',
  ),
  event_day_carbs: choice(
    '[5] g/kg alrededor del evento, el extremo inferior para una hora de entrenamiento al día (ACSM 2016), además de lo que se toma en ruta.',
  ),
  event_day_protein: choice(
    'La proteína se reparte entre las comidas; la mitad de la de cualquier otro día es lo mínimo.',
  ),
  carbs_competition_eve: {
    B11: paper(
      'Tabla 1, estrategias agudas',
      '[10–12] g/kg al día antes de eventos de más de 90 minutos, [7–12] antes de los más cortos',
    ),
    ...choice('Una categoría de peso deja poco margen en la báscula, así que [5–7] g/kg.'),
  },
  carbs_recovery_after: choice(
    'Las reservas se rellenan en cerca de un día con abundantes carbohidratos (Burke 2011); el tope del margen de hoy es nuestra medida para ello.',
  ),
  carbs_low_carb_cap: { F15: paper('Definiciones', 'bajo en carbohidratos: menos de 130 g al día') },
  carbs_fuel_the_session: choice('[0,5] g/kg antes y después de una sesión intensa, si lo pides.'),
  carbs_take_the_rest: ADDED_UP,
  carbs_more_training: choice(
    'El trabajo más largo y duro consume sobre todo carbohidratos; el día sigue dentro de sus márgenes.',
  ),
  fat_takes_the_rest: ADDED_UP,
  fat_minimum: {
    IOM05: paper(ACCEPTABLE_RANGES, 'al menos el 20 % de la energía en forma de grasa'),
    R25: paper('Resumen, punto 6', 'de [0,5 a 1,0] g/kg al día en deportes con categorías de peso'),
    ...choice('El 15 % en días que deben incluir muchos carbohidratos; es solo por un día.'),
  },
  fat_maximum: {
    IOM05: paper(ACCEPTABLE_RANGES, 'como máximo el 35 % de la energía en forma de grasa'),
    ...choice(
      'El 30 % en días que deben incluir muchos carbohidratos, el 70 % en días bajos en carbohidratos; ninguna guía habla de ellos.',
    ),
  },

  fiber_by_energy: { IOM05: paper('Capítulo 7, ingesta adecuada', '14 g por cada 1000 kcal') },
  fiber_cap: choice('Más de 50 g resultan pesados para un estómago que entrena.'),
  fiber_competition: choice(
    'Pocos residuos antes de una salida es una idea de Jeukendrup 2011; los 25 g son nuestra cifra.',
  ),
  sodium_with_sweat: {
    NASEM19: paper(
      'Síntesis, ingesta adecuada y reducción del riesgo',
      '1500 mg son adecuados; por encima de 2300 mg, menos es mejor',
    ),
  },
  sodium_for_sweat: choice('De 20 a 40 mmol por litro de sudor, dentro de los 10 a 90 que halló Baker 2017.'),
  potassium_intake: {
    NASEM19: paper('Síntesis, ingesta adecuada', '3400 mg para hombres, 2600 mg para mujeres'),
    ...BOTH_SEXES,
  },
  iron_intake: {
    IOM01: paper('Capítulo 9, ingesta recomendada', '8 mg; 18 mg para mujeres de 19 a 50'),
    ...choice('La cifra más alta hasta los 50 años, cuando no es ninguno de los dos sexos.'),
  },
  iron_plant_diet: { IOM01: paper('Capítulo 9, dietas vegetarianas', 'las necesidades son 1,8 veces mayores') },
  free_sugar_limit: {
    WHO15: paper(
      'Recomendaciones',
      'menos del 10 % de la energía; no contar lo que tomas en torno al entreno es elección nuestra',
    ),
  },
  drinks_with_sweat: {
    IOM04: paper(
      'Capítulo 4, bebidas en la ingesta adecuada',
      '[3,0] litros de bebidas para hombres, [2,2] para mujeres',
    ),
    ...BOTH_SEXES,
  },

  drinks_in_heat: choice(
    'El sudor aumenta con el calor en cantidades muy distintas; un tercio más es un comienzo, y la sed y tu báscula dicen el resto.',
  ),

  pre_fuel: {
    ACSM16: paper(BEFORE_EXERCISE, 'de [1 a 4] g/kg, de 1 a 4 horas antes'),
    ...choice(
      'Los estudios hablan de 1 a 4 horas antes. Más cerca del inicio planificamos menos, según lo dura y larga que sea la sesión.',
    ),
  },
  pre_fuel_early: choice('A primera hora de la mañana no hay tiempo para digerir más.'),
  pre_fuel_minimum: choice('Menos no valdría la pena.'),
  pre_fuel_between: choice('En una pausa corta cabe una toma pequeña; de 30 a 60 g por hora de pausa.'),
  pre_fuel_joined: JOINED,
  during_fuel: {
    B11: paper('Tabla 1, durante el ejercicio', '30–60 g por hora entre 1 y 2,5 horas, hasta 90 más allá'),
  },
  during_none: {
    ACSM16: paper('Tabla 2, durante el ejercicio', 'no hace falta por debajo de 45 minutos'),
    ...choice(
      'Por debajo de 75 minutos, y en trabajo ligero o de fuerza, las reservas bastan para la sesión; es suficiente un sorbo o un enjuague bucal.',
    ),
  },
  during_low_carb: choice('Un día bajo en carbohidratos toma poco en torno al entreno, a menos que pidas más.'),
  during_untried: {
    J14: paper('Carbohidratos de transporte múltiple', 'un solo azúcar se aprovecha a unos 60 g por hora'),
  },
  during_tolerance: choice('Nadie recibe más de lo que su intestino ha demostrado tolerar.'),
  during_mixed_sugars: {
    J14: paper(
      'Carbohidratos de transporte múltiple',
      'por encima de 60 g por hora, la glucosa necesita fructosa a su lado',
    ),
  },
  during_drink: {
    S07: paper('Durante el ejercicio', 'de [0,4 a 0,8] litros por hora es un punto de partida'),
    ...choice('El sudor típico para tu peso y el esfuerzo; nunca más de lo que se suda.'),
  },
  during_sodium: {
    S07: paper('Durante el ejercicio', 'de 20 a 30 mmol (460 a 690 mg) de sodio por litro en esfuerzos largos'),
  },
  post_fuel: choice(
    'Con un día hasta la siguiente sesión, la cantidad y la hora exactas importan poco; hasta [1] g/kg según el esfuerzo.',
  ),
  post_fuel_protein: {
    ACSM16: paper(
      'Apartado de proteínas, momento',
      'de [0,25 a 0,3] g/kg, o de 15 a 25 g, en las dos horas posteriores al ejercicio',
    ),
    M15: paper('Resultados', 'los hombres mayores necesitaron [0,40] g/kg para lo que [0,24] hicieron en los jóvenes'),
    ...choice('Más que una toma habitual, porque sigue una noche sin comer.'),
  },
  post_fuel_rapid: {
    B11: paper('Tabla 1, recuperación rápida', 'de [1,0 a 1,2] g/kg por hora durante las primeras 4 horas'),
  },
  post_fuel_overrun: choice('La propia cantidad de la sesión otra vez por cada hora de más.'),
  post_fuel_late: choice('Más que los [0,25] g/kg de una toma habitual, porque sigue una noche sin comer.'),
  post_fuel_older: {
    M15: paper('Resultados', 'los hombres mayores necesitaron [0,40] g/kg para lo que [0,24] hicieron en los jóvenes'),
  },
  post_fuel_joined: JOINED,
  post_fuel_is_meal: MEAL_TIME,
  fuel_limited: choice(
    'Lo que tomas en torno al entreno ocupa como máximo el 60 % del día, para que las comidas sigan siendo comidas.',
  ),

  meal_share: choice('Tamaños habituales de las comidas; reparten la proteína a lo largo del día.'),
  meal_share_two_sessions: choice(
    'Tamaños habituales de las comidas; con dos sesiones, las tomas en torno a ellas son los tentempiés.',
  ),
  meal_carbs_even: choice(
    'Repartidos por igual, ninguna comida pasa de una cuarta parte de un día bajo en carbohidratos.',
  ),
  meal_carbs_for_early_session: choice('Antes de empezar temprano, la cena es la última comida de verdad.'),
  snack_takes_rest: choice('Ninguna comida pasa de 1,3 veces su tamaño; otro tentempié lleva lo que queda.'),
  meal_time_usual: MEAL_TIME,
  meal_time_before_session: MEAL_TIME,
  meal_time_after_session: MEAL_TIME,
  meal_time_spaced: {
    J17: paper(
      'Resumen, punto 7 (6 en la primera impresión)',
      'tomas repartidas por igual a lo largo del día, cada 3 a 4 horas',
    ),
  },
  meal_time_out_of_band: MEAL_TIME,
  meal_time_chosen: MEAL_TIME,
  meal_time_chosen_training: MEAL_TIME,
  meal_time_chosen_meals: MEAL_TIME,

  caffeine_before_hard_session: {
    G21: paper('Resumen, puntos 3 y 4', 'de [3 a 6] mg/kg ayudan, casi siempre tomados 60 minutos antes'),
    EFSA15: paper('Resumen, dosis únicas', '200 mg de una vez son seguros para adultos'),
  },
  protein_before_sleep: {
    J17: paper('Resumen, el punto sobre la caseína antes de dormir', 'de 30 a 40 g de caseína antes de dormir'),
  },
  weigh_in_drinks: {
    R17b: paper('Recuperación tras el pesaje, líquidos', 'del 125 al 150 % del líquido perdido, con sodio'),
  },
  weigh_in_carbs: {
    R17b: paper('Recuperación tras el pesaje, carbohidratos', 'de [5 a 10] g/kg en el tiempo hasta el inicio'),
    ...choice('Con menos de un día, de [1 a 2] g/kg es lo que admite un estómago antes del inicio.'),
  },
  weight_class_out_of_reach: {
    H14: paper('Resumen', 'perder del 0,5 al 1 % del peso corporal por semana'),
    WHO95: paper('Capítulo 7, delgadez en adultos', 'un IMC por debajo de 18,5 es bajo peso'),
    ...choice('Una fase de pérdida dura doce semanas como máximo; mantenerse entre medias le sienta bien al cuerpo.'),
  },
}
