import type { LocalDate } from '@pacemeal/domain'
import type { ReactNode } from 'react'
import { NextWeek, PreviousWeek } from './week-steps.tsx'

export interface HomeFrameProps {
  day: LocalDate
  onSelect: (day: LocalDate) => void
  /** Who is here, and what is linked. */
  greeting: ReactNode
  /** The seven days to choose from. */
  week: ReactNode
  title: string
  /** Beside the title. */
  chip: ReactNode
  children?: ReactNode
}

/** How home is laid out: greeting, week and title over its parts; the ways to other weeks stand beside the greeting on a phone, else beside the week. */
export function HomeFrame({ day, onSelect, greeting, week, title, chip, children }: HomeFrameProps) {
  const previous = <PreviousWeek day={day} onSelect={onSelect} />
  const next = <NextWeek day={day} onSelect={onSelect} />
  return (
    <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 px-4 pt-2 wide:gap-y-4 wide:max-w-300 wide:grid-cols-[minmax(0,1fr)_24rem] wide:grid-rows-[auto_auto_auto_auto_1fr] wide:px-8 wide:pt-4">
      <div className="flex min-h-11 items-center justify-between gap-2 large-text:flex-wrap wide:col-start-1 wide:row-start-1">
        <div className="min-w-0">{greeting}</div>
        <div className="-mr-2 flex shrink-0 wide:hidden">
          {previous}
          {next}
        </div>
      </div>
      <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:self-end">
        <div className="wide:grid wide:grid-cols-[auto_minmax(0,1fr)_auto] wide:items-center">
          <div className="hidden wide:block">{previous}</div>
          {week}
          <div className="hidden wide:block">{next}</div>
        </div>
      </div>
      {/* On a phone the chip goes on in the title's last line, which has room for it. */}
      <div className="text-20 text-balance wide:col-start-1 wide:row-start-2 wide:flex wide:flex-wrap wide:items-center wide:justify-between wide:gap-x-3 wide:gap-y-1">
        <h1 className="mr-2 inline min-w-0 font-bold text-ink wide:mr-0 wide:text-28">{title}</h1>{' '}
        <span className="inline-flex align-bottom">{chip}</span>
      </div>
      {children}
    </div>
  )
}
