import type { CSSProperties, ReactNode } from 'react'

const tones = {
  energy: 'text-energy',
  carbs: 'text-carbs',
  protein: 'text-protein',
  fat: 'text-fat',
} as const

export interface RingProps {
  /** Read out as the whole meaning of the ring, e.g. `1,240 of 2,860 kcal eaten`. */
  label: string
  /** Share of the target, 0 to 1; more is drawn as full. */
  share: number
  tone?: keyof typeof tones
  /** Diameter in pixels. */
  size?: number
  /** Thickness in pixels. */
  stroke?: number
  /** The figures in the middle. */
  children?: ReactNode
}

/** How much of a target is reached. Fills in 600 ms, once for each change. */
export function Ring({ label, share, tone = 'energy', size = 128, stroke = 12, children }: RingProps) {
  const radius = (size - stroke) / 2
  const around = 2 * Math.PI * radius
  const reached = Math.max(0, Math.min(1, share))
  return (
    <div
      role="img"
      aria-label={label}
      className="relative inline-grid place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        className={`-rotate-90 ${tones[tone]}`}
        aria-hidden="true"
      >
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth={stroke} className="stroke-track" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          // A round cap would draw a dot where nothing has been reached yet.
          strokeLinecap={reached > 0 ? 'round' : 'butt'}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - reached)}
          className="ring-fill"
          style={{ '--ring-empty': around } as CSSProperties}
        />
      </svg>
      {children ? (
        <div aria-hidden className="absolute inset-0 grid place-content-center text-center">
          {children}
        </div>
      ) : null}
    </div>
  )
}
