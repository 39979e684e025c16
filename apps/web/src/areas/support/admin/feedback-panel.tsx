import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminFeedback } from '@pacemeal/protocol/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerFeedback, feedbackQuery } from '../../../api/admin.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { AnswerForm } from './answer-form.tsx'
import { momentText } from './moment.ts'
import { Nothing, Panel, Rows } from './panel.tsx'

/** What people reported or suggested, with a way to answer. */
export function FeedbackPanel() {
  const { t } = useLingui()
  const reading = useQuery(feedbackQuery)
  return (
    <Panel reading={reading}>
      {(feedback) =>
        feedback.length === 0 ? (
          <Nothing>
            <Trans>Nobody has sent feedback yet.</Trans>
          </Nothing>
        ) : (
          <Rows label={t`Feedback`}>
            {feedback.map((one) => (
              <FeedbackRow key={one.id} feedback={one} />
            ))}
          </Rows>
        )
      }
    </Panel>
  )
}

function FeedbackRow({ feedback }: { feedback: AdminFeedback }) {
  const { t } = useLingui()
  const [isAnswering, setAnswering] = useState(false)
  const { id, email, page, message, at, answeredAt } = feedback
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-14 wrap-anywhere text-muted">
          {email} · {momentText(at)}
          {page === null ? null : ` · ${page}`}
        </p>
        {answeredAt === null ? null : (
          <Chip tone="success">{t`Answered on ${ph({ moment: momentText(answeredAt) })}`}</Chip>
        )}
      </div>
      <p className="text-16 wrap-anywhere whitespace-pre-wrap text-ink">{message}</p>
      {isAnswering ? (
        <AnswerForm
          onSend={(text) => answerFeedback(id, text)}
          onSent={() => setAnswering(false)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div>
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Answer ${ph({ name: email })}`}
            onClick={() => setAnswering(true)}
          >
            <Trans>Answer</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
