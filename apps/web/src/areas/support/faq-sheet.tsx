import { ChevronDown } from 'lucide-react'
import { Sheet } from '../../ui/sheet.tsx'

const answers = [
  {
    question: 'Where do my numbers come from?',
    answer:
      'From your body, your goal and the training in your schedule, by published sports nutrition guidelines. Change any of them in Edit Profile or Activity Schedule and your plan is calculated again.',
  },
  {
    question: 'Training came up that was not planned. What now?',
    answer: 'Add it in Activity Schedule. Saving makes a new plan with the fuel around that session.',
  },
  {
    question: 'How do I log what I ate?',
    answer:
      'Tap the round Log button, name the meal, and enter what you know. A nutrient you leave out counts as unknown, not as zero.',
  },
  {
    question: 'Which wearables can I connect?',
    answer: 'WHOOP, Fitbit, Oura, Garmin, Biostrap and more, from your profile.',
  },
  {
    question: 'What does the free trial cost?',
    answer:
      'Nothing. It lasts 14 days, once a person, and you can cancel it at any moment under Subscription. Cancelling stops the next charge; what runs stays yours to its end.',
  },
  {
    question: 'How do I delete my account?',
    answer: 'At the end of your profile, with Delete Account. It removes your account and all your data for good.',
  },
]

/** Questions that come up often, with their answers. */
export function FaqSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="FAQ">
      <ul className="divide-y divide-line">
        {answers.map(({ question, answer }) => (
          <li key={question}>
            <details className="group">
              <summary className="flex min-h-14 list-none py-3 items-center justify-between gap-4 text-16 font-semibold text-ink [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  size={20}
                  className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
                  aria-hidden
                />
              </summary>
              <p className="pb-4 text-16 text-muted">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
