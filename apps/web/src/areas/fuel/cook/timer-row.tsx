import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { clockOf } from '../../../languages/durations.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type CookTimer, prolongTimer, stopTimer } from './timers.ts'

interface TimerRowProps {
  userId: string
  timer: CookTimer
  now: number
}

const MINUTE = 60

/** A timer with what is left of it; over, it asks to be stopped. */
export function TimerRow({ userId, timer: { id, dish, words, path, endsAt }, now }: TimerRowProps) {
  const { t } = useLingui()
  const left = clockOf((endsAt - now) / 1000)
  const isOver = endsAt <= now
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-card px-4 py-1.5',
        isOver ? 'bg-action text-on-action' : 'bg-sunken text-ink',
      )}
    >
      <Link to={path} className="min-w-0 grow rounded-small py-1">
        <span className="block truncate text-14">
          {dish}, {words}
        </span>
        <span role="timer" aria-label={t`${dish}, ${words}`} className="figures block text-28 leading-tight font-bold">
          {isOver ? <Trans>Time is up</Trans> : left}
        </span>
      </Link>
      <button
        type="button"
        aria-label={t`+1 min: ${dish}`}
        className="figures touch shrink-0 rounded-control px-2 text-14 font-semibold"
        onClick={() => prolongTimer(userId, id, MINUTE)}
      >
        <Trans>+1 min</Trans>
      </button>
      {isOver ? (
        <button
          type="button"
          aria-label={t`Stop: ${dish}`}
          className="touch shrink-0 rounded-control border border-current px-3 text-16 font-bold"
          onClick={() => stopTimer(userId, id)}
        >
          <Trans>Stop</Trans>
        </button>
      ) : (
        <IconButton label={t`Stop: ${dish}`} className="-mr-2" onClick={() => stopTimer(userId, id)}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
