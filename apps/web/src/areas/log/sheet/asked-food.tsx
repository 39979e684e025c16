import { plural, t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { readAmount } from '@pacemeal/domain'
import { foodMassText } from '../../../languages/food-amounts.ts'
import { Button } from '../../../ui/button.tsx'
import { type FoodQuestion, gramsOf, type PickedFood } from './log-form.ts'

interface AskedFoodProps {
  question: FoodQuestion
  onAnswer: (answer: PickedFood) => void
}

/** The one question of a meal in words, answered by one tap. Who passes it over logs what was read. */
export function AskedFood({ question, onAnswer }: AskedFoodProps) {
  const { t } = useLingui()
  const { about, answers } = question
  const asked = {
    amount: t`How much was it?`,
    size: t`How large was it?`,
    state: t`Was it weighed cooked or dry?`,
    which: t`Which one was it?`,
    part: t`Was it of a piece or of the whole?`,
  }[about]
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 pb-2">
      <legend className="pb-1 text-14 text-muted">{asked}</legend>
      {answers.map((answer, index) => (
        <Button
          // The same food may be an answer in several amounts.
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never move.
          key={index}
          size="small"
          variant="secondary"
          className="max-w-full"
          onClick={() => onAnswer(answer)}
        >
          <span className="truncate">{answerText(question, index)}</span>
        </Button>
      ))}
    </fieldset>
  )
}

/** An answer in words: what it is, or how much. */
function answerText({ about, answers }: FoodQuestion, index: number): string {
  const answer = answers[index]
  if (!answer) return ''
  if (about === 'which') return answer.eatable.name
  if (about === 'state') return index === 0 ? translate`Cooked` : translate`Dry`
  const weight = foodMassText(gramsOf(answer))
  if (about === 'part') return index === 0 ? translate`By the piece (${weight})` : translate`As a whole (${weight})`
  if (answer.measure.unit === 'slice') {
    const count = readAmount(answer.count).value ?? 0
    return plural(count, { one: `# slice (${weight})`, other: `# slices (${weight})` })
  }
  if (about === 'size')
    return [translate`Small (${weight})`, translate`Usual (${weight})`, translate`Large (${weight})`][index] ?? ''
  return [translate`Less (${weight})`, translate`Usual (${weight})`, translate`More (${weight})`][index] ?? ''
}
