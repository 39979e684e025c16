import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Sheet } from '../../ui/sheet.tsx'

const answers = [
  {
    question: msg`Where do my numbers come from?`,
    answer: msg`From your body, your goal and the training in your schedule, by published sports nutrition guidelines. Change any of them in Edit Profile or Activity Schedule and your plan is calculated again.`,
  },
  {
    question: msg`Training came up that was not planned. What now?`,
    answer: msg`Add it in Activity Schedule. Saving makes a new plan with the fuel around that session.`,
  },
  {
    question: msg`How do I log what I ate?`,
    answer: msg`Tap the round Log button, name the meal, and enter what you know. A nutrient you leave out counts as unknown, not as zero.`,
  },
  {
    question: msg`Which wearables can I connect?`,
    answer: msg`WHOOP, Fitbit, Oura, Garmin, Biostrap and more, from your profile.`,
  },
  {
    question: msg`What does the free trial cost?`,
    answer: msg`Nothing. It lasts 14 days, once a person, and you can cancel it at any moment under Subscription. Cancelling stops the next charge; what runs stays yours to its end.`,
  },
  {
    question: msg`How do I delete my account?`,
    answer: msg`At the end of your profile, with Delete Account. It removes your account and all your data for good.`,
  },
]

/** Questions that come up often, with their answers. */
export function FaqSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`FAQ`}>
      <ul className="divide-y divide-line">
        {answers.map(({ question, answer }) => (
          <li key={question.id}>
            <details className="group">
              <summary className="flex min-h-14 list-none py-3 items-center justify-between gap-4 text-16 font-semibold text-ink [&::-webkit-details-marker]:hidden">
                {t(question)}
                <ChevronDown
                  size={20}
                  className="shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none group-open:rotate-180"
                  aria-hidden
                />
              </summary>
              <p className="pb-4 text-16 text-muted">{t(answer)}</p>
            </details>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
