import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonClass } from '../ui/icon-button.tsx'

/** The way back, at the left of a heading. `label` says where to: `Back to profile`. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label} title={label} className={iconButtonClass()}>
      <ChevronLeft size={24} aria-hidden />
    </Link>
  )
}
