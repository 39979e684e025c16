import { Trans, useLingui } from '@lingui/react/macro'
import { checkLogDate, IDEAS_AT_FIRST, type LocalDate, loggedAtOn, mealTimeOf } from '@pacemeal/domain'
import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useInstructionText } from '../../../languages/instructions.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useOnceOpen } from '../../../ui/use-once-open.ts'
import { ComingDayNote, DateNote, logMeal } from '../../log/index.ts'
import type { HomeMeal, MealIdea } from '../day-plan.ts'
import { energyText, macrosText } from '../figures.ts'
import { IdeaDetail, IdeaTags } from '../idea-detail.tsx'
import { adjustDraft } from '../meal-draft.ts'
import { LockSwitch } from '../swap/lock-switch.tsx'
import { findMeal } from './find-meal.ts'
import type { HomeDay } from './use-home-day.ts'
import { useHomeSheets } from './use-home-sheets.ts'
import type { HomeSheetProps } from './why-sheet.tsx'

/** What could be eaten for a planned meal; one idea opens in full. */
export function IdeasSheet({ home, day, sheet, isOpen }: HomeSheetProps) {
  const { t } = useLingui()
  const { openIdeas, close } = useHomeSheets()
  const meal = findMeal(home, sheet.subject)
  const idea = meal?.ideas.find(({ id }) => id === sheet.idea)
  const told = useInstructionText(idea?.id)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={idea?.title ?? t`Fuel ideas`}
      description={idea ? told(idea.description) : meal?.name}
      footer={meal && idea ? <IdeaActions {...{ home, day, meal, idea, isOpen }} onLogged={close} /> : undefined}
    >
      {meal === undefined ? (
        <p className="text-16 text-muted">
          <Trans>This is no longer part of the day.</Trans>
        </p>
      ) : idea ? (
        <>
          <IdeaDetail key={idea.id} idea={idea} />
          {meal.ideas.length > 1 ? (
            <Button
              variant="quiet"
              full
              className="mt-4"
              icon={<ChevronLeft size={18} aria-hidden />}
              onClick={() => openIdeas(meal.id)}
            >
              <Trans>All ideas</Trans>
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <IdeaList key={meal.id} meal={meal} onOpen={(id) => openIdeas(meal.id, id)} />
          <PlanChanges meal={meal} />
        </>
      )}
    </Sheet>
  )
}

function IdeaList({ meal, onOpen }: { meal: HomeMeal; onOpen: (id: string) => void }) {
  const [isWhole, setWhole] = useState(false)
  const energy = energyText(meal.target.calories)
  const macros = macrosText(meal.target)
  const shown = isWhole ? meal.ideas : meal.ideas.slice(0, IDEAS_AT_FIRST)
  return (
    <>
      <EnergyFigures>
        <p className="figures pb-2 text-16 font-semibold text-ink">
          <Trans>
            Target {energy} · {macros}
          </Trans>
        </p>
      </EnergyFigures>
      <ul className="flex flex-col">
        {shown.map((idea) => (
          <li key={idea.id} className="border-t border-line">
            <button
              type="button"
              onClick={() => onOpen(idea.id)}
              className="-mx-2 flex w-[calc(100%+--spacing(4))] items-center gap-2 rounded-control px-2 py-3 text-left hover:bg-sunken"
            >
              <span className="flex min-w-0 grow flex-col gap-1">
                <span className="text-16 font-semibold text-ink">{idea.title}</span>
                <EnergyFigures>
                  <span className="figures text-14 text-muted">
                    {energyText(idea.calories)} · {macrosText(idea)}
                  </span>
                </EnergyFigures>
                <IdeaTags idea={idea} />
              </span>
              <ChevronRight size={20} className="shrink-0 text-muted" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {meal.ideas.length > shown.length ? (
        <Button variant="quiet" full onClick={() => setWhole(true)}>
          <Trans>See more ideas</Trans>
        </Button>
      ) : null}
    </>
  )
}

/** What may be changed of the meal's place in the plan: another dish, or that this one stays. */
function PlanChanges({ meal }: { meal: HomeMeal }) {
  const { t } = useLingui()
  const { openSwap } = useHomeSheets()
  if (!meal.inPlan) return null
  return (
    <section aria-label={t`In your plan`} className="mt-2 flex flex-col gap-3 border-t border-line pt-3">
      <LockSwitch meal={{ id: meal.id, ...meal.inPlan }} />
      <Button
        variant="secondary"
        full
        icon={<ArrowLeftRight size={18} aria-hidden />}
        onClick={() => openSwap(meal.id)}
      >
        <Trans>Swap this meal</Trans>
      </Button>
    </section>
  )
}

interface IdeaActionsProps {
  home: HomeDay
  day: LocalDate
  meal: HomeMeal
  idea: MealIdea
  isOpen: boolean
  onLogged: () => void
}

/** One tap logs the idea as it is; Adjust takes it to the form first. */
function IdeaActions({ home, day, meal, idea, isOpen, onLogged }: IdeaActionsProps) {
  const { id: userId } = useRequiredAccount()
  const { openSheet } = useSheets()
  const once = useOnceOpen(isOpen)
  const date = checkLogDate(day, home.today)
  if (!date.ok) return <ComingDayNote />
  const logThis = () => {
    once(() => {
      void logMeal(userId, {
        name: idea.title,
        mealTime: mealTimeOf(meal.slot),
        loggedAt: loggedAtOn(day, Date.now(), home.zone),
        amounts: idea.amounts,
        plannedMeal: meal.id,
      })
      onLogged()
    })
  }
  return (
    <>
      {date.value.warning ? <DateNote note={date.value.warning.code} /> : null}
      <div className="flex gap-2">
        <Button variant="secondary" size="large" onClick={() => openSheet('log', adjustDraft(meal, idea))}>
          <Trans>Adjust</Trans>
        </Button>
        <Button size="large" className="grow" onClick={logThis}>
          <Trans>LOG THIS MEAL</Trans>
        </Button>
      </div>
    </>
  )
}
