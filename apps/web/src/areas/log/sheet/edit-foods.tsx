import { Trans } from '@lingui/react/macro'
import type { LoggedItem } from '@pacemeal/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type PickedFood, pickItem } from './log-form.ts'
import { useWholeLookup } from './use-food-catalogue.ts'
import { useOwnFoods } from './use-own-foods.ts'

interface EditFoodsProps {
  items: readonly LoggedItem[]
  onOpen: (picked: readonly PickedFood[]) => void
}

/** Opens the foods of a stored log, in their grams, to be changed one by one. */
export function EditFoods({ items, onOpen }: EditFoodsProps) {
  const [isWanted, setWanted] = useState(false)
  const { lookup, hasFailed } = useWholeLookup(isWanted)
  const own = useOwnFoods(true)
  const open = useEffectEvent(() => {
    if (!lookup) return
    const picked = items.flatMap((item) => {
      const eatable = lookup.eatable(`food:${item.food}`, own)
      return eatable ? [pickItem(eatable, item.grams)] : []
    })
    // A part would pass for the whole.
    if (picked.length === items.length) onOpen(picked)
    else setLost(true)
  })
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isWanted && lookup) open()
  }, [isWanted, lookup])
  if (hasFailed || isLost) {
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
      busy={isWanted && !lookup}
      onClick={() => setWanted(true)}
    >
      <Trans>Change Its Foods</Trans>
    </Button>
  )
}
