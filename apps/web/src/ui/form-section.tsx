import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface FormSectionProps {
  title: string
  about?: string
  /** What the address may name after `#`, to lead here. */
  part?: string
  children: ReactNode
}

/** A part of a long form under its heading, with a line above it. One that the address names is scrolled to and told. */
export function FormSection({ title, about, part, children }: FormSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (part === undefined || location.hash !== `#${part}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [part])
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <header>
        <h2
          id={id}
          ref={heading}
          tabIndex={part === undefined ? undefined : -1}
          className="scroll-mt-20 text-20 font-bold text-ink outline-none"
        >
          {title}
        </h2>
        {about ? <p className="text-14 text-muted">{about}</p> : null}
      </header>
      {children}
    </section>
  )
}
