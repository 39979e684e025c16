import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface ScreenProps {
  /** The heading, and the name of the browser tab. */
  title: string
  /** Where back leads (a `BackLink`). */
  back?: ReactNode
  /** Beside the heading. */
  trailing?: ReactNode
  /** `column` reads like a page (at most 480 px; 640 on wide screens), `full` uses the desktop. */
  width?: 'column' | 'full'
  children: ReactNode
}

/** The column of a screen. */
export const screenColumn = (width: 'column' | 'full'): string =>
  classNames(
    'mx-auto flex w-full flex-col gap-4 px-4 pt-4 wide:px-8 wide:pt-6',
    width === 'column' ? 'max-w-120 wide:max-w-176' : 'max-w-120 wide:max-w-300 print:max-w-none',
  )

/** A screen inside the shell: its title, its heading and its column. */
export function Screen({ title, back, trailing, width = 'column', children }: ScreenProps) {
  return (
    <div className={screenColumn(width)}>
      <title>{`${title} · Pacemeal`}</title>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2">
        {back ? <div className="-ml-2.5 print:hidden">{back}</div> : null}
        <h1 className="max-w-full grow basis-32 text-28 font-bold text-ink">{title}</h1>
        {trailing ? <div className="ml-auto">{trailing}</div> : null}
      </header>
      {children}
    </div>
  )
}
