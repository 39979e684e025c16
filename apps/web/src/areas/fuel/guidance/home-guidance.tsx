import { DayGuidance, type DayGuidanceProps } from './day-guidance.tsx'

/** What to mind on the shown day, as a card of home; nothing on a day that asks for nothing. */
export const HomeGuidance = (props: DayGuidanceProps) => (
  <div className="mb-3 rounded-card bg-surface px-4 pt-4 pb-2 shadow-soft empty:hidden">
    <DayGuidance {...props} />
  </div>
)
