import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'

const texts = {
  'past-log-date': msg`Logging meal for a past date`,
  'future-log-date': msg`You cannot log meals for future dates`,
} as const

/** What the day of a log deserves to be told, for as long as it is true. */
export function DateNote({ note }: { note: keyof typeof texts }) {
  const { t } = useLingui()
  const isRefusal = note === 'future-log-date'
  return (
    <p
      role={isRefusal ? 'alert' : 'status'}
      className={`flex items-center gap-2 rounded-control px-3 py-2.5 text-14 font-semibold ${isRefusal ? 'bg-danger-tint text-danger' : 'bg-warning-tint text-warning-ink'}`}
    >
      <TriangleAlert size={18} className="shrink-0" aria-hidden />
      {t(texts[note])}
    </p>
  )
}
