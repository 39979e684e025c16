import { DayGuidance, type DayGuidanceProps } from './day-guidance.tsx'
import { DayProduceLine } from './day-produce-line.tsx'

/** What to mind on the shown day and what its dishes hold of fruit and vegetables, as a card of home; nothing where there is neither. */
export const HomeGuidance = (props: DayGuidanceProps) => (
  <div className="mb-3 rounded-card bg-surface px-4 pt-4 pb-2 shadow-soft empty:hidden">
    <DayGuidance {...props} />
    <DayProduceLine home={props.home} />
  </div>
)
