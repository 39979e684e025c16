import { Trans, useLingui } from '@lingui/react/macro'
import { type CookEvent, findStepTimers } from '@pacemeal/domain'
import { ChevronLeft, ChevronRight, CookingPot, Timer, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { isFirstLoading, useReadingFailure } from '../../../api/use-reading-failure.ts'
import { timerText, useInstructionText } from '../../../languages/instructions.ts'
import { dishName, eventInLanguage, lineInLanguage } from '../../../languages/kitchen.ts'
import { unbroken } from '../../../languages/numbers.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { bottomBar } from '../../../ui/bottom-bars.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useSeconds } from '../../../ui/use-seconds.ts'
import { useWakeLock } from '../../../ui/use-wake-lock.ts'
import type { WakeLockState } from '../../../ui/wake-lock.ts'
import { servingsText } from '../kitchen/cook-words.ts'
import { prepareAlarm } from './alarm.ts'
import { CookSkeleton } from './cook-skeleton.tsx'
import { type EaterNames, Portions } from './portions.tsx'
import { ingredientsOfSteps } from './step-ingredients.ts'
import { TimerRow } from './timer-row.tsx'
import { startTimer } from './timers.ts'
import { useCookPlace } from './use-cook-place.ts'
import { dayOfEvent, useCookPlan } from './use-cook-plan.ts'
import { useEaterNames } from './use-eater-names.ts'
import { useTimers } from './use-timers.ts'

/** Cooking one dish, on a phone at arm's length: what goes in, one step at a time, and what goes where afterwards. */
export function CookDishScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { userId, query, findEvent } = useCookPlan(dayOfEvent(id))
  const eaters = useEaterNames(userId)
  const failure = useReadingFailure(query)
  const event = findEvent(id)
  if (event) return <CookDish key={event.id} userId={userId} event={event} eaters={eaters} />
  if (isFirstLoading(query)) {
    return (
      <>
        <title>{t`Cook · Pacemeal`}</title>
        <CookSkeleton />
      </>
    )
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-176 flex-col justify-center px-5">
      <title>{t`Cook · Pacemeal`}</title>
      <h1 className="sr-only">
        <Trans>Cook</Trans>
      </h1>
      {failure ? (
        <ErrorState
          title={t`The dish could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>Your plan is kept on the server.</Trans>
        </ErrorState>
      ) : (
        <EmptyState
          title={t`This dish is not in your plan`}
          icon={CookingPot}
          action={
            <Link to={paths.mealPlan} className={buttonClass()}>
              <Trans>Open Fuel Plan</Trans>
            </Link>
          }
        >
          <Trans>The plan may have changed since. What you have cooked, you can still log.</Trans>
        </EmptyState>
      )}
    </main>
  )
}

interface CookDishProps {
  userId: string
  event: CookEvent
  eaters: EaterNames
}

function CookDish({ userId, event, eaters }: CookDishProps) {
  const { t } = useLingui()
  const wakeLock = useWakeLock()
  const shownEvent = eventInLanguage(event)
  const { steps, name } = shownEvent
  const pages = steps.length + 2
  const { place, show, swipe } = useCookPlace(pages)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [place])
  const step = steps[place - 1]
  const isLast = place === pages - 1
  return (
    <div {...swipe} className="mx-auto flex min-h-dvh w-full max-w-176 flex-col">
      <title>{t`Cook ${name} · Pacemeal`}</title>
      <CookHeader event={shownEvent} place={place} pages={pages} />
      <main key={place} className="flex grow animate-step-in flex-col gap-5 px-5 pt-3 pb-6">
        {step === undefined ? null : (
          <Step userId={userId} event={event} step={step} place={place} headingRef={heading} />
        )}
        {step !== undefined && wakeLock === 'refused' ? <WakeLockNote state={wakeLock} /> : null}
        {place === 0 ? <GetReady event={shownEvent} wakeLock={wakeLock} headingRef={heading} /> : null}
        {isLast ? <Finish event={shownEvent} eaters={eaters} headingRef={heading} /> : null}
      </main>
      <CookFooter userId={userId} place={place} isLast={isLast} steps={steps.length} show={show} event={event} />
    </div>
  )
}

function CookHeader({ event: { name }, place, pages }: { event: CookEvent; place: number; pages: number }) {
  const { t } = useLingui()
  const leave = useLeave()
  return (
    <header className="sticky top-0 z-10 bg-paper pt-[max(0.5rem,env(safe-area-inset-top))]">
      <div className="flex items-center gap-1 px-3">
        <IconButton label={t`Leave the cook view`} onClick={leave}>
          <X size={24} aria-hidden />
        </IconButton>
        {place > 0 ? <p className="min-w-0 grow truncate text-16 font-semibold text-ink">{name}</p> : null}
      </div>
      <div aria-hidden className="flex gap-1 px-5 pt-2 pb-1">
        {Array.from({ length: pages }, (_, page) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages are their numbers.
            key={page}
            className={page <= place ? 'h-1.5 grow rounded-full bg-ember' : 'h-1.5 grow rounded-full bg-track'}
          />
        ))}
      </div>
    </header>
  )
}

/** Back to where the cook came from; home where the tab began here. */
function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = history.state
    const isFirst = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0
    if (isFirst) void navigate(paths.home)
    else void navigate(-1)
  }
}

function WakeLockNote({ state }: { state: WakeLockState }) {
  return (
    <p role="status" className="text-14 text-muted empty:hidden">
      {state === 'on' ? <Trans>The screen stays on while you cook.</Trans> : null}
      {state === 'refused' || state === 'unsupported' ? (
        <Trans>This browser does not keep the screen on. Let your phone wait longer before it sleeps.</Trans>
      ) : null}
    </p>
  )
}

interface PageProps {
  event: CookEvent
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

function GetReady({ event, wakeLock, headingRef }: PageProps & { wakeLock: WakeLockState }) {
  const { t } = useLingui()
  const { name, servingsCooked, handsOnMinutes, waitingMinutes, ingredients } = event
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 ref={headingRef} tabIndex={-1} className="text-28 font-bold text-ink outline-none">
          {name}
        </h1>
        <p className="flex flex-wrap gap-2">
          <Chip tone="ember">{servingsText(servingsCooked)}</Chip>
          <Chip>{waitingMinutes > 0 ? t`${handsOnMinutes} min hands-on` : t`${handsOnMinutes} min`}</Chip>
          {waitingMinutes > 0 ? <Chip>{t`${waitingMinutes} min waiting`}</Chip> : null}
        </p>
        <WakeLockNote state={wakeLock} />
      </div>
      <section aria-labelledby="ingredients">
        <h2 id="ingredients" className="pb-1 text-20 font-bold text-ink">
          <Trans>What goes in</Trans>
        </h2>
        <ul>
          {ingredients.map(({ food, item, amount }) => (
            <IngredientLine key={food} item={item} amount={amount} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** A line to tick while things are laid out; nothing is kept of it. */
function IngredientLine({ item, amount }: { item: string; amount: string }) {
  return (
    <li className="border-t border-line">
      <label className="group relative flex min-h-13 items-center gap-3 py-2 text-16 has-focus-visible:outline-2 has-focus-visible:outline-ember-ink">
        <input type="checkbox" className="peer absolute inset-0 size-full cursor-pointer opacity-0" />
        <span
          aria-hidden
          className="size-6 shrink-0 rounded-small border border-edge peer-checked:border-action peer-checked:bg-action"
        />
        {/* The amount goes below a name whose longest word leaves no room beside it. */}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <span className="min-w-min grow basis-28 wrap-break-word large-text:min-w-0 large-text:basis-full hyphens-auto text-ink group-has-checked:text-muted group-has-checked:line-through">
            {item}
          </span>
          <span className="figures ml-auto max-w-full shrink-0 text-right font-semibold text-ink">
            {unbroken(amount)}
          </span>
        </span>
      </label>
    </li>
  )
}

function Step({ userId, event, step, place, headingRef }: PageProps & { userId: string; step: string; place: number }) {
  const { t } = useLingui()
  const count = event.steps.length
  const told = useInstructionText(event.recipe)
  // Foods and times are found in the English steps.
  const used = (ingredientsOfSteps(event.steps, event.ingredients)[place - 1] ?? []).map(lineInLanguage)
  const running = useTimers(userId)
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="figures text-16 font-semibold text-ember-ink outline-none">
        <Trans>
          Step {place} of {count}
        </Trans>
      </h1>
      <p className="text-28 leading-snug font-semibold text-balance text-ink wide:text-40">{told(step)}</p>
      {findStepTimers(step).map((timer) => {
        const { seconds } = timer
        const words = timerText(timer)
        const id = `${event.id} ${place} ${seconds}`
        const path = `${paths.cookDish(event.id)}?step=${place}`
        return running.some((one) => one.id === id) ? null : (
          <Button
            key={id}
            variant="secondary"
            size="large"
            icon={<Timer size={22} aria-hidden />}
            className="self-start"
            onClick={() => {
              prepareAlarm()
              startTimer(userId, { id, dish: dishName(event.name), words, path, seconds })
            }}
          >
            {t`Start timer: ${words}`}
          </Button>
        )
      })}
      {used.length > 0 ? (
        <ul aria-label={t`For this step`} className="mt-auto">
          {used.map(({ food, item, amount }) => (
            <li key={food} className="flex justify-between gap-4 border-t border-line py-2 text-16">
              <span className="text-ink">{item}</span>
              <span className="figures text-right font-semibold text-ink">{unbroken(amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Finish({ event, eaters, headingRef }: PageProps & { eaters: EaterNames }) {
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="text-28 font-bold text-ink outline-none">
        <Trans>What goes where</Trans>
      </h1>
      <Portions event={event} eaters={eaters} />
    </>
  )
}

interface CookFooterProps {
  userId: string
  event: CookEvent
  place: number
  isLast: boolean
  steps: number
  show: (place: number) => void
}

/** The running timers and the way on, under the thumb. */
function CookFooter({ userId, event, place, isLast, show }: CookFooterProps) {
  const { t } = useLingui()
  const timers = useTimers(userId)
  const now = useSeconds(timers.length > 0)
  return (
    <footer
      ref={bottomBar}
      className="sticky bottom-0 z-10 flex flex-col gap-2 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {timers.length > 0 ? (
        <ul aria-label={t`Timers`} className="flex flex-col gap-2">
          {timers.map((timer) => (
            <TimerRow key={timer.id} userId={userId} timer={timer} now={now} />
          ))}
        </ul>
      ) : null}
      <div className="flex gap-3">
        {place > 0 ? (
          <Button
            variant="secondary"
            size="large"
            className="min-h-16! shrink-0 basis-1/3"
            icon={<ChevronLeft size={24} aria-hidden />}
            onClick={() => show(place - 1)}
          >
            <Trans>Back</Trans>
          </Button>
        ) : null}
        {isLast ? (
          <Link
            to={`${paths.cook}?${dayParameter}=${event.cookedOn}`}
            className={`${buttonClass({ size: 'large', full: true })} min-h-16!`}
          >
            <Trans>Done</Trans>
          </Link>
        ) : (
          <Button size="large" full className="min-h-16!" onClick={() => show(place + 1)}>
            {place === 0 ? t`Start cooking` : t`Next`}
            <ChevronRight size={24} aria-hidden />
          </Button>
        )}
      </div>
    </footer>
  )
}
