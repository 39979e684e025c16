import { Trans, useLingui } from '@lingui/react/macro'
import { dayAt } from '@pacemeal/domain'
import { supportMessages } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { documentsChannel, useRealtime } from '../../api/realtime.ts'
import { conversationQuery, refreshConversation, type StoredSupportMessage, writeToSupport } from '../../api/support.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { relativeDay } from '../../languages/relative-dates.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { browserZone } from '../../navigation/local-day.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useMinute } from '../../navigation/use-minute.ts'
import { useSheets } from '../../navigation/use-sheets.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { bottomBar } from '../../ui/bottom-bars.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Bubble, TypingBubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import { useHeldReply } from './held-reply.ts'

/** How often an open chat asks whether there is an answer, in milliseconds. */
const ASK_EVERY_MS = 30_000

/** The conversation with the support; it is kept, and goes on where it stopped. */
export function SupportScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { openSheet } = useSheets()
  // An answer from the command line is written by another process, of which a server on SQLite hears nothing.
  const reading = useQuery({ ...conversationQuery(userId), refetchInterval: ASK_EVERY_MS })
  const { data, refetch, isFetching } = reading
  const failure = useReadingFailure(reading)
  useRealtime([documentsChannel(supportMessages)], () => refreshConversation(userId))
  const { shown, isReplying, holdReplies, replySoon, showReplies } = useHeldReply(data ?? [])
  const send = useMutation({
    mutationFn: (text: string) => writeToSupport(userId, text),
    onMutate: holdReplies,
    onSuccess: replySoon,
    onError: (thrown) => {
      showReplies()
      tellRefusal('write-to-support', thrown)
    },
  })
  return (
    <Screen
      title={t`Support Chat`}
      back={<BackLink to={paths.profile} label={t`Back to profile`} />}
      trailing={
        <Button variant="quiet" size="small" className="-mr-3" onClick={() => openSheet('faq')}>
          <Trans context="beside a title">FAQ</Trans>
        </Button>
      }
    >
      <div className="flex min-h-[calc(100dvh-18.5rem)] flex-col gap-4">
        {data ? (
          <Conversation messages={shown} isReplying={isReplying} />
        ) : failure ? (
          <ErrorState title={t`Your messages could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <LoadingRegion label={t`Loading messages`}>
            <div className="flex flex-col gap-3">
              <Skeleton className="h-16 w-3/4 rounded-card" />
              <Skeleton className="h-12 w-1/2 self-end rounded-card" />
            </div>
          </LoadingRegion>
        )}
        <div
          ref={bottomBar}
          className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] mt-auto -mb-10 bg-paper py-3 wide:bottom-0 wide:mb-0"
        >
          <Composer isSending={send.isPending} onSend={send.mutateAsync} />
        </div>
      </div>
    </Screen>
  )
}

interface ConversationProps {
  messages: readonly StoredSupportMessage[]
  isReplying: boolean
}

function Conversation({ messages, isReplying }: ConversationProps) {
  const { t } = useLingui()
  const { name } = useRequiredAccount()
  const zone = browserZone()
  const today = dayAt(useMinute(), zone)
  const count = messages.length + (isReplying ? 1 : 0)
  // The newest message is what one came for.
  useLayoutEffect(() => {
    if (count > 1) window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [count])
  const [first] = name.trim().split(/\s+/)
  const days = messages.map(({ $createdAt }) => dayAt(Date.parse($createdAt), zone))
  return (
    <div role="log" aria-label={t`Conversation`} className="flex flex-col gap-3">
      <Bubble isUser={false}>
        {first
          ? t`Hi ${first}, what can we help you with? Describe it in your own words; our support team reads every message.`
          : t`Hi, what can we help you with? Describe it in your own words; our support team reads every message.`}
      </Bubble>
      {messages.map(({ $id, $createdAt, text, isUser }, at) => {
        const day = days[at]
        return (
          <div key={$id} className="flex flex-col gap-3">
            {day !== undefined && day !== days[at - 1] ? (
              <p className="pt-2 text-center text-12 font-semibold text-muted">{relativeDay(day, today)}</p>
            ) : null}
            <Bubble isUser={isUser !== false} at={$createdAt}>
              {text}
            </Bubble>
          </div>
        )
      })}
      {isReplying ? <TypingBubble /> : null}
    </div>
  )
}
