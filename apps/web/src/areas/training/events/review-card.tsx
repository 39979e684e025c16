import { Trans, useLingui } from '@lingui/react/macro'
import type { EventReport, TrainingEvent } from '@pacemeal/domain/event'
import { Link } from 'react-router'
import { durationText } from '../../../languages/durations.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CareTeamFluids } from './care-team-fluids.tsx'
import { ReasonList } from './hour-targets.tsx'
import type { RacePlan } from './race-plan.ts'
import { recoveryReasons } from './recovery-reasons.ts'
import { reviewRows, reviewTexts } from './review-words.ts'

interface ReviewCardProps {
  id: string
  event: TrainingEvent
  report: EventReport
  plan: RacePlan
}

/** What was taken against the plan, and what to change next time. */
export function ReviewCard({ id, event, report, plan }: ReviewCardProps) {
  const { t } = useLingui()
  const { areFluidsTold } = plan
  return (
    <Card aria-label={t`How it went`} className="flex flex-col gap-3">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>How it went</Trans>
      </h2>
      <table className="figures w-full text-16 text-ink">
        <thead>
          <tr className="text-14 text-muted">
            <th scope="col" className="text-left font-normal">
              {durationText(report.minutes)}
            </th>
            <th scope="col" className="text-right font-normal">
              <Trans>Taken</Trans>
            </th>
            <th scope="col" className="text-right font-normal">
              <Trans>Planned</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {reviewRows(event, report, areFluidsTold).map(({ name, taken, planned }) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="text-right font-semibold">{wholeNumber(taken)}</td>
              <td className="text-right text-muted">{wholeNumber(planned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink">
        {reviewTexts(event, report, areFluidsTold).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3 className="text-16 font-semibold text-ink">
        <Trans>The next 24 hours</Trans>
      </h3>
      <ReasonList because={recoveryReasons(plan, report)} />
      {areFluidsTold ? null : <CareTeamFluids />}
      {report.notes === '' ? null : <p className="text-14 whitespace-pre-line text-muted">{report.notes}</p>}
      <Link to={paths.eventReport(id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Trans>Change</Trans>
      </Link>
    </Card>
  )
}
