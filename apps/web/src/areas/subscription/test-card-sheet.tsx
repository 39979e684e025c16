import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TestCard } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseTestCard } from '../../api/subscriptions.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export interface TestCardSheetProps {
  userId: string
  card: TestCard
  isOpen: boolean
  onClose: () => void
}

const cards: readonly { id: TestCard; title: MessageDescriptor; description: MessageDescriptor }[] = [
  { id: 'accepted', title: msg`A card that pays`, description: msg`Charges succeed. No money is taken.` },
  { id: 'declined', title: msg`A card that is declined`, description: msg`Charges fail, as on a card without money.` },
]

/** Where no money is taken, the person says what becomes of the next charge. */
export function TestCardSheet({ userId, card, isOpen, onClose }: TestCardSheetProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<TestCard>()
  const chosen = wanted ?? card
  const save = useMutation({
    mutationFn: () => chooseTestCard(userId, chosen),
    onSuccess: () => {
      tell('card-chosen')
      setWanted(undefined)
      onClose()
    },
    onError: (thrown) => tellRefusal('manage-subscription', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Test card`}
      description={t`This installation takes no money. The card decides what becomes of the next charge.`}
      footer={
        <Button size="large" full busy={save.isPending} onClick={() => save.mutate()}>
          <Trans>Save Card</Trans>
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">
          <Trans>Card</Trans>
        </legend>
        {cards.map(({ id, title, description }) => (
          <ChoiceCard
            key={id}
            type="radio"
            name="test-card"
            checked={id === chosen}
            onChange={() => setWanted(id)}
            title={t(title)}
            description={t(description)}
          />
        ))}
      </fieldset>
    </Sheet>
  )
}
