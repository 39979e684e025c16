import { DAY_MS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '@pacemeal/domain'

/** Records in the shape in which the wearable service sends them. Times are UTC. */

/** As the service writes a moment. */
const textAt = (moment: number): string => new Date(moment).toISOString().replace('Z', '000+00:00')

/** Activity types as the service numbers them. */
export const terraTypes = { biking: 1, walking: 7, running: 8, golf: 32, strength: 80, archery: 119 } as const

export interface WorkoutFacts {
  readonly id: string
  /** ISO-8601 or epoch milliseconds. */
  readonly start: string | number
  readonly minutes: number
  readonly type?: number
  readonly name?: string | null
  readonly bpm?: number | null
  readonly kcal?: number | null
  /** 3 for an update, 4 for a deletion, 5 for one that is not whole yet. */
  readonly uploadType?: number
}

/** A finished workout with a pulse a minute. */
export const aWorkout = ({ id, start, minutes, ...facts }: WorkoutFacts) => {
  const { type = terraTypes.running, name = 'Morning Run', bpm = 152, kcal = 480, uploadType = 1 } = facts
  const begin = typeof start === 'number' ? start : Date.parse(start)
  const perMinute = <T>(measure: (minute: number) => T) =>
    Array.from({ length: minutes }, (_, minute) => ({
      timestamp: textAt(begin + minute * MINUTE_MS),
      ...measure(minute),
    }))
  return {
    metadata: {
      summary_id: id,
      name,
      type,
      start_time: textAt(begin),
      end_time: textAt(begin + minutes * MINUTE_MS),
      timestamp_localization: 0,
      upload_type: uploadType,
    },
    calories_data: { total_burned_calories: kcal },
    heart_rate_data: {
      summary: { avg_hr_bpm: bpm, max_hr_bpm: bpm === null ? null : bpm + 20 },
      detailed: { hr_samples: bpm === null ? [] : perMinute((minute) => ({ bpm: bpm - 10 + (minute % 20) })) },
    },
    movement_data: { speed_samples: perMinute(() => ({ speed_meters_per_second: 3.1 })), cadence_samples: [] },
    position_data: { position_samples: [] },
    active_durations_data: { activity_levels_samples: perMinute(() => ({ level: 4 })) },
  }
}

/** A night that ended at a moment. */
export const aNight = (id: string, end: number, hours: number) => ({
  metadata: {
    summary_id: id,
    start_time: textAt(end - (hours + 0.4) * HOUR_MS),
    end_time: textAt(end),
    is_nap: false,
  },
  sleep_durations_data: { asleep: { duration_asleep_state_seconds: hours * HOUR_SECONDS } },
  heart_rate_data: { summary: { avg_hr_bpm: 54, resting_hr_bpm: 49 } },
})

/** What a watch counted on a day that began at a moment. */
export const aCountedDay = (start: number, steps: number, kcal: number) => ({
  metadata: { start_time: textAt(start), end_time: textAt(start + DAY_MS) },
  distance_data: { steps },
  calories_data: { total_burned_calories: kcal },
  heart_rate_data: { summary: { avg_hr_bpm: 66, resting_hr_bpm: 50 } },
})

/** A weighing on a day that began at a moment. */
export const aWeighing = (start: number, kilograms: number) => ({
  metadata: { start_time: textAt(start), end_time: textAt(start + DAY_MS) },
  measurements_data: {
    measurements: [
      {
        measurement_time: textAt(start + 7 * HOUR_MS),
        weight_kg: kilograms,
        bodyfat_percentage: 21.5,
        muscle_mass_g: 48_200,
      },
    ],
  },
})

/** Whatever kind it is, when a record began. */
export const beganAt = (entry: unknown): string => {
  const { metadata } = entry as { metadata: { start_time: string } }
  return metadata.start_time
}

/** Four weeks of somebody who runs every other day, up to a moment. */
export const believableHistory = (now: number) => {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const days = Array.from({ length: 28 }, (_, ago) => ({ start: today - (ago + 1) * DAY_MS, ago }))
  return {
    activity: days
      .filter(({ ago }) => ago % 2 === 0)
      .map(({ start, ago }) =>
        aWorkout({
          id: `history-${ago}`,
          start: start + 6.5 * HOUR_MS,
          minutes: 38 + ((ago * 7) % 25),
          bpm: 140 + ((ago * 5) % 24),
          kcal: 380 + ((ago * 37) % 210),
          ...(ago % 6 === 4 ? { type: terraTypes.strength, name: 'Gym' } : {}),
        }),
      ),
    sleep: days.map(({ start, ago }) => aNight(`night-${ago}`, start + 6 * HOUR_MS, 6.6 + ((ago * 3) % 15) / 10)),
    daily: days.map(({ start, ago }) => aCountedDay(start, 6200 + ((ago * 1733) % 6100), 2150 + ((ago * 311) % 700))),
    body: days
      .filter(({ ago }) => ago % 3 === 0)
      .map(({ start, ago }) => aWeighing(start, 64.6 + ((ago * 2) % 9) / 10)),
  }
}
