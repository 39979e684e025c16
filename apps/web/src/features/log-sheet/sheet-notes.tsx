import { CameraOff, TriangleAlert } from 'lucide-react'

/** What the day of a log deserves to be told. */
export function DateNote({ text, isRefusal = false }: { text: string; isRefusal?: boolean }) {
  return (
    <p
      role={isRefusal ? 'alert' : 'status'}
      className={`flex items-center gap-2 rounded-control px-3 py-2.5 text-14 font-semibold ${isRefusal ? 'bg-danger-tint text-danger' : 'bg-warning-tint text-warning-ink'}`}
    >
      <TriangleAlert size={18} className="shrink-0" aria-hidden />
      {text}
    </p>
  )
}

/** Says why a picture brought nothing, and what does. */
export function PhotoNote() {
  return (
    <p role="status" className="flex items-center gap-2 rounded-control bg-sunken px-3 py-2.5 text-14 text-ink">
      <CameraOff size={18} className="shrink-0 text-muted" aria-hidden />
      Photo recognition is off. Say what you ate in words, or search the foods.
    </p>
  )
}
