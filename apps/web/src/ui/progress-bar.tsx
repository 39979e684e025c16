export interface ProgressBarProps {
  /** What is progressing, for screen readers. */
  label: string
  /** A fact that was reached, 0 to 100. */
  percent: number
}

/** How far something really is. It never moves by itself. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const shown = Math.max(0, Math.min(100, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className="h-2 w-full overflow-hidden rounded-full bg-track"
    >
      <div className="bar-fill h-full w-full rounded-full bg-ember" style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  )
}
