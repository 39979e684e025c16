import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A surface for things that belong together. Cards do not go into cards. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('rounded-card bg-surface p-4 shadow-soft', className)} />
}
