import { type ReactNode, useId } from 'react'

export interface FormSectionProps {
  title: string
  about?: string
  children: ReactNode
}

/** A part of a long form under its heading, with a line above it. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <header>
        <h2 id={id} className="text-20 font-bold text-ink">
          {title}
        </h2>
        {about ? <p className="text-14 text-muted">{about}</p> : null}
      </header>
      {children}
    </section>
  )
}
