import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const look =
  'touch relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken disabled:opacity-50'

/** The look of an icon button, for a link that should read as one. */
export const iconButtonClass = (extra?: string): string => classNames(look, extra)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
}

export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButtonClass(className)}>
      {children}
    </button>
  )
}
