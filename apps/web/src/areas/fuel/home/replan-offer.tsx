import { Trans, useLingui } from '@lingui/react/macro'
import { mealLogs, mealMarks, mealPlans, type Proposal, wearableData } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'
import { acceptProposal, proposalQuery, takeProposalBack } from '../../../api/replan.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { usePendingLogWrites } from '../../log/index.ts'
import { tellEvents } from '../words/replan.ts'
import { DayOfferCard } from './day-offer-card.tsx'
import { declinedOffers, declineOffer } from './declined-offers.ts'
import { FuelStaysNote } from './fuel-stays-note.tsx'
import { ReplanSheet } from './replan-sheet.tsx'
import { useHomeSheets } from './use-home-sheets.ts'

/** A person who logs is often not done yet: the server is asked once it has been quiet for so long. Milliseconds. */
const QUIET_MS = 1200

const channels = [mealLogs, mealMarks, mealPlans, wearableData].map(documentsChannel)

/** What follows for the day as it is, once things have been quiet for a moment; undefined while nothing is known. */
function useDayAnswer(userId: string, happened: string) {
  const pending = usePendingLogWrites(userId)
  // What this page shows may be ahead of what is stored: each stored change asks anew.
  const [stored, setStored] = useState(0)
  useRealtime(channels, () => setStored((count) => count + 1))
  const wanted = `${happened}\n${stored}`
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), QUIET_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const isSettled = asked === wanted && pending.length === 0
  const { data } = useQuery({ ...proposalQuery(userId, asked ?? ''), enabled: isSettled })
  return isSettled ? data : undefined
}

/**
 * Offers to adjust the rest of the day when what happened would change it. Never by itself: the changes are shown first,
 * Not now is remembered for the situation, and Undo takes an adjustment back.
 */
export function ReplanOffer({ happened }: { happened: string }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { shown, openAdjust, close } = useHomeSheets()
  const [declined, setDeclined] = useState(() => declinedOffers(userId))
  const [isBusy, setBusy] = useState(false)
  const answer = useDayAnswer(userId, happened)
  const current = answer?.proposal
  const fuelStays = answer?.fuelStays
  const offered = current && !declined.includes(current.situation) ? current : null
  const isOpen = shown?.name === 'adjust'
  // An open sheet keeps what it shows, and a closing one until it has left.
  const [kept, setKept] = useState<Proposal | null>(null)
  if (offered && offered !== kept && !isBusy) setKept(offered)
  useEffect(() => {
    if (isOpen && kept === null) close()
  })
  const settle = ({ situation }: Pick<Proposal, 'situation'>) => {
    setDeclined(declineOffer(userId, situation))
    if (isOpen) close()
  }
  const adjust = async (wanted: Proposal) => {
    setBusy(true)
    try {
      await acceptProposal(userId, wanted.proposal)
      settle(wanted)
      tell('day-adjusted', () => undoOrWait('change-plan', () => takeProposalBack(userId, wanted.proposal)))
    } catch (thrown) {
      tellRefusal('change-plan', thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {offered ? (
        <DayOfferCard label={t`Your day changed`}>
          <p className="text-16 font-semibold text-ink">
            <Trans>Your day changed. Adjust the rest?</Trans>
          </p>
          <p className="line-clamp-2 text-14 text-muted">{tellEvents(offered.because).join(' ')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={openAdjust}>
              <Trans>See the changes</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={() => settle(offered)}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </DayOfferCard>
      ) : null}
      {fuelStays && !declined.includes(fuelStays.situation) ? (
        <FuelStaysNote {...fuelStays} onClose={() => settle(fuelStays)} />
      ) : null}
      {kept ? (
        <ReplanSheet
          proposal={kept}
          isOpen={isOpen}
          isBusy={isBusy}
          onAdjust={() => void adjust(kept)}
          onDecline={() => settle(kept)}
          onClose={close}
        />
      ) : null}
    </>
  )
}
