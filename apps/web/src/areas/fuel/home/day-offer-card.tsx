import type { ReactNode } from 'react'
import { bottomBar } from '../../../ui/bottom-bars.ts'

/**
 * What floats at the lower edge of home about the day. On a phone a notice takes its place there: the two on top of each other
 * would reach the middle.
 */
export const DayOfferCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    ref={bottomBar}
    aria-label={label}
    className="day-offer sticky bottom-20 z-10 flex animate-appear-late flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-soft max-wide:in-data-notice:static low:static wide:bottom-4"
  >
    {children}
  </section>
)
