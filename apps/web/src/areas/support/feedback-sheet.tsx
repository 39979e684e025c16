import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { unlessBlank, useDraft } from '../../api/drafts.ts'
import { sendFeedback } from '../../api/feedback.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** As long as the stored text may be. */
const MAX_LENGTH = 4000

/** The feedback widget: a few words to the people who build this. What was typed stays until it is sent. */
export function FeedbackSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const { pathname } = useLocation()
  const [message, setMessage] = useDraft('feedback', () => '', unlessBlank)
  const send = useMutation({
    mutationFn: () => sendFeedback(id, message.trim(), pathname),
    onSuccess: () => {
      setMessage('')
      tell('feedback-sent')
      onClose()
    },
    onError: (thrown) => tellRefusal('send-feedback', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Help us improve`}
      description={t`Report any problems or suggestions. We read every message.`}
      footer={
        <Button size="large" full busy={send.isPending} disabled={message.trim() === ''} onClick={() => send.mutate()}>
          <Trans>Send Feedback</Trans>
        </Button>
      }
    >
      <TextArea
        label={t`Your message`}
        rows={6}
        maxLength={MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Sheet>
  )
}
