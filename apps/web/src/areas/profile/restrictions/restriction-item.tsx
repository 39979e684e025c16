import { Trans, useLingui } from '@lingui/react/macro'
import type { RestrictionQuestion } from '@pacemeal/catalog'
import { avoidedName } from '../../../languages/avoided-names.ts'
import { listText } from '../../../languages/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { RestrictionReader } from './use-restriction-reader.ts'

interface RestrictionItemProps {
  text: string
  /** Null while it is not here: then the text stands as typed. */
  reader: RestrictionReader | null
  onAnswer: (text: string) => void
  onRemove: () => void
}

/** One food to avoid, with what it was understood as; or the question what was meant. */
export function RestrictionItem({ text, reader, onAnswer, onRemove }: RestrictionItemProps) {
  const understood = reader?.understand(text)
  const plain = reader ? reader.plainRestriction(text) : text
  const avoids = understood?.avoids.map(avoidedName).join(', ') ?? ''
  // In another language the words of what was typed may be the very same.
  const saysMore = understood && reader?.isReworded(understood) && avoids.toLowerCase() !== plain.toLowerCase()
  if (reader && understood?.question) {
    const { question } = understood
    return (
      <QuestionCard
        plain={plain}
        question={question}
        onAnswer={(meant) => onAnswer(reader.answerRestriction(text, question, meant))}
        onRemove={onRemove}
      />
    )
  }
  return (
    <Chip className="h-auto! min-h-11 max-w-full rounded-card! py-0.5" onRemove={{ label: plain, act: onRemove }}>
      <span className="min-w-0 wrap-anywhere">
        {plain}
        {plain !== text ? (
          <span className="text-muted">
            {' '}
            <Trans>by name only</Trans>
          </span>
        ) : null}
        {plain === text && saysMore ? (
          <>
            <span aria-hidden> → </span>
            <span className="sr-only">
              <Trans>, understood as</Trans>{' '}
            </span>
            {avoids}
          </>
        ) : null}
      </span>
    </Chip>
  )
}

interface QuestionCardProps {
  plain: string
  question: RestrictionQuestion
  onAnswer: (meant: string) => void
  onRemove: () => void
}

function QuestionCard({ plain, question: { word, suggestions }, onAnswer, onRemove }: QuestionCardProps) {
  const { t } = useLingui()
  const [only] = suggestions
  const isOne = suggestions.length === 1
  const meant = listText(
    suggestions.map(({ text }) => text),
    'disjunction',
  )
  const leftOut = listText([...new Set(suggestions.flatMap(({ avoids }) => avoids.map(avoidedName)))], 'conjunction')
  return (
    <section
      aria-label={t`Question about ${plain}`}
      className="open-question flex w-full flex-col gap-3 rounded-card bg-warning-tint p-4 text-14 text-ink"
    >
      <p className="wrap-anywhere">
        {plain.toLowerCase() === word ? null : `${plain}: `}
        {only ? (
          <Trans>
            “{word}” is not a food that we know. <strong>Did you mean {meant}?</strong> Until you answer, {leftOut} will
            be left out.
          </Trans>
        ) : (
          <Trans>“{word}” is not a food that we know. Only foods and dishes with that name would be left out.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map(({ text, avoids }) => (
          <Button key={text} variant="secondary" size="small" className="wrap-anywhere" onClick={() => onAnswer(text)}>
            {isOne ? t`Yes, ${text}` : text}
            {avoids.includes(text) ? '' : ` (${avoids.map(avoidedName).join(', ')})`}
          </Button>
        ))}
        <Button variant="secondary" size="small" onClick={() => onAnswer('by-name')}>
          {only ? t`No, by name only` : t`Keep, by name only`}
        </Button>
        <Button variant="quiet" size="small" aria-label={t`Remove ${plain}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </section>
  )
}
