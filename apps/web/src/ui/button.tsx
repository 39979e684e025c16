import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet'

const base =
  'inline-flex touch items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors duration-150 select-none disabled:opacity-60 aria-disabled:opacity-60 [&>svg]:shrink-0'

const looks: Record<Variant, string> = {
  primary: 'bg-action text-on-action hover:bg-action-strong',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ember-ink hover:bg-ember-tint',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  'danger-quiet': 'text-danger hover:bg-danger-tint',
}

const sizes = {
  /** The one main action of a screen or sheet. */
  large: 'min-h-13 px-5 text-16',
  regular: 'px-4 text-16',
  small: 'px-3 text-14',
} as const

export interface ButtonLook {
  variant?: Variant
  size?: keyof typeof sizes
  /** Takes the whole width of its column. */
  full?: boolean
}

/** The look of a button, for a link that should read as one. */
export const buttonClass = ({ variant = 'primary', size = 'regular', full = false }: ButtonLook = {}): string =>
  classNames(
    base,
    looks[variant],
    sizes[size],
    full ? 'w-full' : 'whitespace-nowrap large-text:max-w-full large-text:whitespace-normal',
  )

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shown before the words; decoration only. */
  icon?: ReactNode
  /** Something is under way: the button keeps its place and size, says so, keeps the focus, and cannot be pressed twice. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) }
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
