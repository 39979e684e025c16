import { Children, type ReactNode } from 'react'

/**
 * Short facts with dots between them. Where they take several lines, each goes to the next one whole, and no line begins
 * with a dot: that of the first on a line stands in the part that is cut away.
 */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-3 flex flex-wrap">
        {Children.map(children, (fact) => (
          <span className="relative pl-3 before:absolute before:left-1 before:content-['·'/'']">{fact} </span>
        ))}
      </span>
    </span>
  )
}
