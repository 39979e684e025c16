import { countOnward, type OnboardingStep, stepBefore, stepNumber, stepOnward, stepPath } from '@pacemeal/domain'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dismissNotices } from '../../ui/show-notice.ts'
import { readKeptAnswers, wasWearableOffered } from './answers.ts'

/** How long a step slides out before the next one is opened, in milliseconds (product specification). */
const SLIDE_MS = 300
/** How far a step moves while it fades, in pixels. */
const SLIDE_PX = 120

/** What a step hands to the next one: it survives a reload with the history entry, and is gone in a fresh tab. */
interface Trail {
  readonly from: 'before' | 'after'
  /** The counter that was shown when this step was opened. */
  readonly shown: number
  readonly isDetour: boolean
}

const freshTrail: Trail = { from: 'before', shown: 0, isDetour: false }

const readTrail = (state: unknown): Trail => {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return freshTrail
  return { ...freshTrail, ...(state.trail as Partial<Trail>) }
}

/** Steps that lead on by themselves. They leave no place in the history: going back to one would only lead on again. */
const passedThrough: ReadonlySet<OnboardingStep> = new Set(['body-composition', 'processing'])

/** The history state of a step that is opened out of turn, to change its answer; Continue leads straight back. */
export const detour = { trail: { ...freshTrail, from: 'after', isDetour: true } satisfies Trail }

export interface Walk {
  readonly step: OnboardingStep
  /** 1 to 10, as the counter shows it. */
  readonly count: number
  /** Where this step comes in from. */
  readonly from: Trail['from']
  /** The part of the page that slides. */
  readonly content: RefObject<HTMLDivElement | null>
  /** Null where nothing is before this step. */
  readonly goBack: (() => void) | null
  /** Goes on to the next step. Keep the answer first. */
  readonly goOn: () => void
  /** Slides out, then opens any path. */
  readonly leaveFor: (path: string) => void
}

function slideOut(content: HTMLElement | null, direction: 'forward' | 'back'): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const away = direction === 'forward' ? -SLIDE_PX : SLIDE_PX
  content?.animate([{}, isStill ? { opacity: 0 } : { opacity: 0, transform: `translateX(${away}px)` }], {
    duration: SLIDE_MS,
    easing: 'cubic-bezier(0.4, 0, 1, 1)',
    fill: 'forwards',
  })
}

/** Moves along the onboarding: slides the step out, keeps the counter from going back, and finds the way on and back. */
export function useWalk(step: OnboardingStep): Walk {
  const navigate = useNavigate()
  const trail = readTrail(useLocation().state)
  const content = useRef<HTMLDivElement>(null)
  const leaving = useRef<number | undefined>(undefined)
  const count = countOnward(trail.shown, step)

  // The browser's own back button may be quicker than the slide.
  useEffect(
    () => () => {
      window.clearTimeout(leaving.current)
      leaving.current = undefined
    },
    [],
  )

  const leave = (path: string, direction: 'forward' | 'back', next: Trail) => {
    if (leaving.current !== undefined) return
    dismissNotices()
    slideOut(content.current, direction)
    const options = { state: { trail: next }, replace: passedThrough.has(step) }
    leaving.current = window.setTimeout(() => navigate(path, options), SLIDE_MS)
  }

  const before = stepBefore(step)
  return {
    step,
    count,
    from: trail.from,
    content,
    goBack:
      before === null
        ? null
        : () => leave(stepPath(before), 'back', { from: 'after', shown: stepNumber(before), isDetour: false }),
    goOn: () => {
      const onward = stepOnward({ step, isDetour: trail.isDetour }, readKeptAnswers(), wasWearableOffered())
      const next = { from: 'before', shown: count, isDetour: onward.isDetour } as const
      leave(onward.step === null ? '/' : stepPath(onward.step), 'forward', next)
    },
    leaveFor: (path) => leave(path, 'forward', freshTrail),
  }
}
