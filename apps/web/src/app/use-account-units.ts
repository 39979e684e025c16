import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { accountQuery } from '../api/account.ts'
import { adoptUnits, noteUnitsSent, useUnitChoices, useUnitsUnsent } from '../languages/units.ts'

/**
 * Keeps the units of this device and those of the account the same: a choice made here is told, one that was made
 * elsewhere is taken over. Gives a number that changes when the screens have to be drawn anew: once a start at most, so
 * that nothing is lost that is being typed; later changes show with the next screen.
 */
export function useAccountUnits(): number {
  const { data: account } = useQuery(accountQuery)
  const known = account?.units
  const isUnsent = useUnitsUnsent()
  const chosen = useUnitChoices()
  const isFirst = useRef(true)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (known === undefined || Object.keys(known).length === 0) return
    const isChanged = adoptUnits(known)
    if (isChanged && isFirst.current) setDrawn((before) => before + 1)
    isFirst.current = false
  }, [known])
  useEffect(() => {
    if (!isUnsent || !navigator.onLine) return
    const sent = chosen
    void (async () => {
      const { tellUnits } = await import('../api/account-language.ts')
      await tellUnits(sent)
      noteUnitsSent(sent)
      // What cannot be told now is told at the next choice or start.
    })().catch(() => undefined)
  }, [isUnsent, chosen])
  return drawn
}
