import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says plainly that no money moves here. */
export function TestBillingNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-control bg-info-tint px-4 py-3 text-14 text-info-ink">
      <FlaskConical size={18} className="mt-px shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
