import { classNames } from './class-names.ts'

/** The mark: a bowl that is also a lap counter, three quarters round. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classNames('size-8 shrink-0', className)} fill="none" aria-hidden="true">
      <path d="M16 4.5a11.5 11.5 0 1 1-11.5 11.5" className="stroke-ember" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M16 11.25a4.75 4.75 0 0 1 4.75 4.75" className="stroke-ink" strokeWidth="4.5" strokeLinecap="round" />
    </svg>
  )
}

/** Name and mark with the BETA badge, wherever the logo stands. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <LogoMark />
      <span className="text-20 font-bold tracking-tight text-ink">Pacemeal</span>
      <span className="rounded-full bg-ember-tint px-2 text-12 leading-5 font-bold tracking-wide text-ember-ink">
        BETA
      </span>
    </span>
  )
}
