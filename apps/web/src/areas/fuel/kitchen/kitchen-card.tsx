import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { storedKitchenQuery } from '../../../api/stored-kitchen.ts'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const keyOf = (userId: string): string => `kitchen-card-closed-${userId}`

const isClosedFor = (userId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) !== null
  } catch {
    return false
  }
}

/**
 * Leads from the first plan to the kitchen preferences, until they are chosen or the card is closed. It stands above what
 * is given; below it when that was on the screen before it was known that there is something to say, so that nothing moves
 * under the reader's finger.
 */
export function WithKitchenCard({ userId, children }: { userId: string; children: ReactNode }) {
  const { data } = useQuery(storedKitchenQuery(userId))
  const [isAbove] = useState(data !== undefined)
  const card = data === null ? <KitchenCard userId={userId} /> : null
  return (
    <>
      {isAbove ? card : null}
      {children}
      {isAbove ? null : card}
    </>
  )
}

function KitchenCard({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [isClosed, setClosed] = useState(() => isClosedFor(userId))
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    try {
      localStorage.setItem(keyOf(userId), 'closed')
    } catch {
      // Storage is full or blocked: the card comes back with the next visit.
    }
  }
  return (
    <Card aria-labelledby="kitchen-card" className="flex flex-col gap-1 print:hidden">
      <header className="-mb-2 flex items-start justify-between gap-2">
        <h2 id="kitchen-card" className="pt-2 text-16 font-bold text-ink">
          <Trans>Make this week yours</Trans>
        </h2>
        <IconButton label={t`Close`} className="-mt-1 -mr-2 text-muted" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <p className="text-14 text-muted">
        <Trans>Tell us how you cook, where, and for whom.</Trans>
      </p>
      <Link to={paths.kitchen} className={`${buttonClass({ variant: 'secondary', size: 'small' })} mt-1 self-start`}>
        <Trans>Set Up My Kitchen</Trans>
      </Link>
    </Card>
  )
}
