import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { accountQuery } from '../api/account.ts'
import { adoptUnitsLater, claimUnits, noteUnitsSent, useUnitChoices, useUnitsUnsent } from '../languages/units.ts'
import { takeOverUnits } from './take-over-units.ts'

/**
 * Keeps the units of this device and those of the account the same: a choice made here is told, one that was made
 * elsewhere is taken over. Gives a number that changes when the screens have to be drawn anew: as the page starts, before
 * anything is typed. What changes elsewhere after that shows with the next start.
 */
export function useAccountUnits(): number {
  const { data: account } = useQuery(accountQuery)
  const known = account?.units
  const userId = account?.id
  const isUnsent = useUnitsUnsent()
  const chosen = useUnitChoices()
  const isFirst = useRef(true)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (userId === undefined) return
    const drawAnew = () => setDrawn((before) => before + 1)
    if (claimUnits(userId)) drawAnew()
    const isStart = isFirst.current
    isFirst.current = false
    if (known === undefined || Object.keys(known).length === 0) return
    if (!isStart) adoptUnitsLater(known)
    else takeOverUnits(known, drawAnew)
  }, [userId, known])
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
