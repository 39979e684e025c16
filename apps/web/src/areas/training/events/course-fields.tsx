import { plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { readFigure } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { FileProblem } from '../activity-files/file-problem.ts'
import type { ReadCourse } from '../activity-files/read-course.ts'
import { readCourseInWorker } from '../activity-files/read-in-worker.ts'
import { courseProblemText } from '../wearable/file-problem-words.ts'
import { courseLegs, stationChoices, usualCourseLeg, withCourse, withStations } from './course-form.ts'
import { type EventForm, sportLegs, stationsIn } from './event-form.ts'
import { legName } from './event-words.ts'
import { climbText, distanceText, kilometresOf, type Units } from './units.ts'

interface CourseFieldsProps {
  form: EventForm
  onChange: (part: Partial<EventForm>) => void
  units: Units
}

/** Why a picked file is refused. */
const problemText = (error: unknown): string =>
  courseProblemText(error instanceof FileProblem ? error.told : { code: 'unreadable' })

/** What was read beside what the fields show. */
const readText = ({ places, besideCourse }: ReadCourse): string => {
  const aid = places.filter(({ isAidStation }) => isAidStation).length
  const found = plural(aid, {
    0: 'No aid station was found.',
    one: '# aid station was found.',
    other: '# aid stations were found.',
  })
  if (besideCourse === 0) return found
  const beside = plural(besideCourse, {
    one: '# waypoint lies beside the course.',
    other: '# waypoints lie beside the course.',
  })
  return translate`${found} ${beside}`
}

/** Reads the course from a file into the fields of the form, or takes it away again. */
export function CourseFields({ form, onChange, units }: CourseFieldsProps) {
  const { t } = useLingui()
  const legs = courseLegs(form)
  const [chosenLeg, chooseLeg] = useState<number | null>(null)
  const leg = chosenLeg !== null && legs.includes(chosenLeg) ? chosenLeg : usualCourseLeg(form)
  const read = useMutation({
    mutationFn: readCourseInWorker,
    onSuccess: (course) => onChange(withCourse(form, leg, course, units)),
  })
  if (legs.length === 0) return null
  const { course } = form
  return (
    <div className="flex flex-col gap-3">
      {legs.length > 1 ? (
        <Select
          label={t`A course file is for`}
          value={String(leg)}
          options={legs.map((index) => ({
            value: String(index),
            label: legName(sportLegs[form.sport][index]?.name ?? ''),
          }))}
          onChange={({ target }) => chooseLeg(Number(target.value))}
        />
      ) : null}
      <FileButton
        label={t`Course file`}
        accept=".gpx,.gz,application/gpx+xml,application/gzip"
        variant="secondary"
        full
        busy={read.isPending}
        icon={<FileUp size={20} aria-hidden />}
        onChoose={(file) => read.mutate(file)}
      >
        {course === null ? t`Read Course from GPX` : t`Read Another Course`}
      </FileButton>
      <div aria-live="polite" className="text-14 text-muted">
        {read.isError ? (
          <p className="text-danger">{problemText(read.error)}</p>
        ) : course === null ? (
          <p>
            <Trans>
              The file gives distance, climb and aid stations. It is read on this device; where the course lies stays
              here.
            </Trans>
          </p>
        ) : (
          <>
            <p className="figures text-ink">
              {distanceText(course.kilometres, units)}
              {course.climb === null ? null : ` · ${climbText(course.climb, units)}`}
            </p>
            {read.isSuccess ? <p>{readText(read.data)}</p> : null}
          </>
        )}
      </div>
      {course === null ? null : (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => {
            read.reset()
            onChange({ course: null })
          }}
        >
          <Trans>Remove Course</Trans>
        </Button>
      )}
    </div>
  )
}

/** The places of the course, to choose where there is water. */
export function CourseStations({ form, onChange, units }: CourseFieldsProps) {
  const { t } = useLingui()
  const choices = stationChoices(form, units)
  if (choices.length === 0) return null
  const typed = form.stationsBy === 'distance' ? (stationsIn(form.stations) ?? []) : []
  return (
    <ToggleChips
      label={t`Places of the course with water`}
      options={choices.map(({ place, typed: value }) => ({
        value,
        label: `${place.name} · ${distanceText(kilometresOf(readFigure(value), units), units)}`,
      }))}
      chosen={choices.map((one) => one.typed).filter((one) => typed.includes(readFigure(one)))}
      onChange={(chosen) => onChange(withStations(form, chosen, units))}
    />
  )
}
