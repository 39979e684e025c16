import { Trans } from '@lingui/react/macro'
import type { LoggedItem } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ownFoodsQuery } from '../../../api/own-foods.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import type { PickedFood } from './log-form.ts'
import { pickLogged } from './pick-logged.ts'
import { useWholeLookup } from './use-food-catalogue.ts'

interface EditFoodsProps {
  items: readonly LoggedItem[]
  onOpen: (picked: readonly PickedFood[]) => void
}

/** Opens the foods of a stored log, in their grams, to be changed one by one. */
export function EditFoods({ items, onOpen }: EditFoodsProps) {
  const [isWanted, setWanted] = useState(false)
  const { id: userId } = useRequiredAccount()
  const { lookup, hasFailed } = useWholeLookup(isWanted)
  const ownFoods = useQuery(ownFoodsQuery(userId))
  const picked = lookup ? pickLogged(items, lookup, ownFoods.data) : 'waiting'
  const isWaiting = picked === 'waiting'
  const isOutOfReach = hasFailed || (lookup !== null && isWaiting && (ownFoods.isError || ownFoods.isPaused))
  const open = useEffectEvent(() => {
    if (typeof picked !== 'string') onOpen(picked)
  })
  useEffect(() => {
    if (isWanted && !isWaiting) open()
  }, [isWanted, isWaiting])
  const isLost = isWanted && picked === 'lost'
  if ((isWanted && isOutOfReach) || isLost) {
    return (
      <p role="status" className="text-14 text-muted">
        {isLost ? (
          <Trans>One of its foods is not there any more. Change the figures instead.</Trans>
        ) : (
          <Trans>Its foods need a connection once. Change the figures instead.</Trans>
        )}
      </p>
    )
  }
  return (
    <Button
      variant="secondary"
      size="small"
      className="self-start"
      busy={isWanted && isWaiting}
      onClick={() => setWanted(true)}
    >
      <Trans>Change Its Foods</Trans>
    </Button>
  )
}
