import { tellDayFlags } from './warnings.ts'

/** What to know of a planned day. */
export function DayFlags({ flags }: { flags: readonly string[] }) {
  return tellDayFlags(flags).map((words) => (
    <p key={words} className="rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink">
      {words}
    </p>
  ))
}
