import FitParser from 'fit-file-parser'
import { z } from 'zod'
import { FileProblem } from './file-problem.ts'
import type { Point, Recording } from './recording.ts'
import { sportCode } from './sport-code.ts'

const number = z.number().finite().optional().catch(undefined)
const word = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).getTime())

const session = z.object({
  start_time: moment,
  total_elapsed_time: number,
  sport: word,
  sub_sport: word,
  sport_profile_name: word,
  total_calories: number,
  avg_heart_rate: number,
  avg_power: number,
})
const point = z.object({
  timestamp: moment,
  heart_rate: number,
  enhanced_speed: number,
  speed: number,
  cadence: number,
  power: number,
})
const list = <S extends z.ZodType>(entry: S) =>
  z
    .array(z.unknown())
    .default([])
    .transform((all) =>
      all.flatMap((one): z.output<S>[] => {
        const read = entry.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )
const fitFile = z.object({
  file_ids: list(z.object({ type: word })),
  sessions: list(session),
  records: list(point),
})

const decode = async (bytes: ArrayBuffer): Promise<z.infer<typeof fitFile>> => {
  try {
    return fitFile.parse(await new FitParser({ force: false, mode: 'list' }).parseAsync(bytes))
  } catch {
    throw new FileProblem('This FIT file is damaged or cut off.')
  }
}

const given = <K extends keyof Point>(key: K, value: number | undefined) =>
  value === undefined ? {} : { [key]: value }

/** The sessions in a FIT file, each with its points. Its times are UTC. */
export async function readFit(bytes: ArrayBuffer): Promise<readonly Recording[]> {
  const { file_ids, sessions, records } = await decode(bytes)
  const type = file_ids[0]?.type
  if (type !== 'activity' && sessions.length === 0) {
    throw new FileProblem(`This FIT file is no activity${type === undefined ? '' : ` but of the kind ${type}`}.`)
  }
  const points = records.map(
    ({ timestamp, heart_rate, enhanced_speed, speed, cadence, power }): Point => ({
      at: timestamp,
      ...given('pulse', heart_rate),
      ...given('speed', enhanced_speed ?? speed),
      ...given('cadence', cadence),
      ...given('power', power),
    }),
  )
  if (sessions.length === 0) return [{ source: 'fit file', code: null, points }]
  return sessions.map((one): Recording => {
    const end = one.total_elapsed_time === undefined ? undefined : one.start_time + one.total_elapsed_time * 1000
    const own = points.filter(({ at }) => at >= one.start_time && (end === undefined || at <= end))
    return {
      source: 'fit file',
      code: sportCode(one.sub_sport === 'generic' ? '' : one.sub_sport, one.sport),
      start: one.start_time,
      ...(end === undefined ? {} : { end }),
      ...(one.sport_profile_name === undefined ? {} : { name: one.sport_profile_name }),
      ...(one.total_calories === undefined ? {} : { calories: one.total_calories }),
      ...(one.avg_heart_rate === undefined ? {} : { pulse: one.avg_heart_rate }),
      ...(one.avg_power === undefined ? {} : { power: one.avg_power }),
      points: own,
    }
  })
}
