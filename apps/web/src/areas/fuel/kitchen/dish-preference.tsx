import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_DISH_CHOICES } from '@pacemeal/domain'
import { type ProposedInputs, writeKitchenPreferences } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Ban, Heart } from 'lucide-react'
import { useState } from 'react'
import {
  kitchenPreferencesQuery,
  type StoredKitchen,
  saveKitchenPreferences,
} from '../../../api/kitchen-preferences.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlanChangeSheet, type Preview } from '../../training/index.ts'

type Preferences = StoredKitchen['preferences']
type Opinion = 'liked' | 'never'

const others = { liked: 'never', never: 'liked' } as const

/** The preferences with one opinion of a dish, which takes the place of the other one; or without it. */
const withOpinion = (preferences: Preferences, recipe: string, opinion: Opinion, isHeld: boolean): Preferences => {
  const kept = preferences[opinion].filter((id) => id !== recipe)
  const other = others[opinion]
  return {
    ...preferences,
    [opinion]: isHeld ? [...kept, recipe] : kept,
    [other]: preferences[other].filter((id) => id !== recipe),
  }
}

interface DishPreferenceProps {
  recipe: string
  name: string
  /** Shows what a plan without the dish would change, before it is never planned again. */
  onPreview: (change: ProposedInputs) => void
}

/** What a plan without the dish would change; Apply makes it so. */
export function NeverAgainSheet({ preview, name }: { preview: Preview; name: string }) {
  const { t } = useLingui()
  const { change } = preview
  const [looked, setLooked] = useState({ change, name })
  // The meal below may have another dish before the sheet has gone.
  if (change !== null && change !== looked.change) setLooked({ change, name })
  const unwanted = looked.name
  return <PlanChangeSheet preview={preview} about={t`${unwanted} is not planned any more.`} />
}

/** Liked and Never again for a dish, each a toggle that can be undone; Never again is looked at first. */
export function DishPreference({ recipe, name, onPreview }: DishPreferenceProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { data } = useQuery(kitchenPreferencesQuery(userId))
  const change = useMutation({
    mutationFn: (wanted: { before: Preferences; after: Preferences; isLiked: boolean }) =>
      saveKitchenPreferences(userId, wanted.after),
    onSuccess: (_, { before, isLiked }) => {
      void refreshPlan(userId)
      if (isLiked) tell('dish-liked', name, () => takeBack(before))
    },
    onError: (thrown) => tellRefusal('save-kitchen', thrown),
  })
  const takeBack = (before: Preferences) =>
    undoOrWait('save-kitchen', () => saveKitchenPreferences(userId, before).then(() => refreshPlan(userId)))
  if (data === undefined) return null
  const { preferences } = data
  const toggle = (opinion: Opinion) => {
    if (change.isPending) return
    const isHeld = !preferences[opinion].includes(recipe)
    if (isHeld && preferences[opinion].length >= MAX_DISH_CHOICES) return
    const after = withOpinion(preferences, recipe, opinion, isHeld)
    if (isHeld && opinion === 'never') onPreview({ kitchen: writeKitchenPreferences(after) })
    else change.mutate({ before: preferences, after, isLiked: isHeld })
  }
  const button = (isPressed: boolean) =>
    classNames(
      'inline-flex touch grow items-center justify-center gap-2 rounded-control border px-3 text-14 font-semibold transition-colors duration-150',
      isPressed ? 'border-ember-ink bg-ember-tint text-ember-ink' : 'border-edge text-ink hover:bg-sunken',
    )
  const [isLiked, isRefused] = [preferences.liked.includes(recipe), preferences.never.includes(recipe)]
  return (
    <fieldset className="flex gap-2" aria-busy={change.isPending || undefined}>
      <legend className="sr-only">{t`What you think of ${name}`}</legend>
      <button type="button" aria-pressed={isLiked} className={button(isLiked)} onClick={() => toggle('liked')}>
        <Heart size={18} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
        <Trans>Like</Trans>
      </button>
      <button type="button" aria-pressed={isRefused} className={button(isRefused)} onClick={() => toggle('never')}>
        <Ban size={18} aria-hidden />
        <Trans>Never again</Trans>
      </button>
    </fieldset>
  )
}
