import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminConversation, AdminMessages } from '@pacemeal/protocol/admin'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { answerPerson, conversationsQuery, messagesQuery } from '../../../api/admin.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { AnswerForm } from './answer-form.tsx'
import { momentText } from './moment.ts'
import { Nothing, Panel, Rows } from './panel.tsx'

const personParameter = 'person'
const linkClass = 'inline-flex min-h-11 items-center font-semibold text-ember-ink underline-offset-4 hover:underline'

/** What people wrote to the support, and the conversation that is open. */
export function SupportPanel() {
  const [parameters] = useSearchParams()
  const person = parameters.get(personParameter)
  return person === null ? <Conversations /> : <Conversation key={person} userId={person} />
}

function Conversations() {
  const { t } = useLingui()
  const reading = useQuery(conversationsQuery)
  return (
    <Panel reading={reading}>
      {(conversations) =>
        conversations.length === 0 ? (
          <Nothing>
            <Trans>Nobody has written to the support yet.</Trans>
          </Nothing>
        ) : (
          <Rows label={t`Conversations`}>
            {conversations.map((one) => (
              <ConversationRow key={one.userId} conversation={one} />
            ))}
          </Rows>
        )
      }
    </Panel>
  )
}

function ConversationRow({ conversation }: { conversation: AdminConversation }) {
  const { t } = useLingui()
  const [parameters] = useSearchParams()
  const next = new URLSearchParams(parameters)
  next.set(personParameter, conversation.userId)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-64">
        <Link to={`?${next}`} className={`${linkClass} wrap-anywhere`}>
          {conversation.email}
        </Link>
        <p className="line-clamp-2 text-14 wrap-anywhere text-ink">{conversation.lastText}</p>
      </div>
      <p className="text-14 text-muted">{momentText(conversation.lastAt)}</p>
      <Chip tone={conversation.isAnswered ? 'success' : 'warning'}>
        {conversation.isAnswered ? t`Answered` : t`Waiting`}
      </Chip>
    </li>
  )
}

/** The last message that stands on the screen. */
const lastOf = (messages: AdminMessages['messages']) => {
  const last = messages.at(-1)
  return last === undefined ? {} : { lastSeenId: last.id }
}

function Conversation({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [parameters] = useSearchParams()
  const back = new URLSearchParams(parameters)
  back.delete(personParameter)
  const reading = useQuery(messagesQuery(userId))
  return (
    <div className="flex flex-col gap-4">
      <Link to={`?${back}`} className={linkClass}>
        <Trans>All conversations</Trans>
      </Link>
      <Panel reading={reading}>
        {({ email, messages }) => (
          <>
            <h2 className="text-20 font-semibold wrap-anywhere text-ink">{email}</h2>
            <div role="log" aria-label={t`Conversation`} className="flex flex-col gap-3">
              {messages.map(({ id, at, text, isUser }) => (
                <div
                  key={id}
                  className={`max-w-160 rounded-card p-4 ${isUser ? 'bg-surface shadow-soft' : 'self-end bg-sunken'}`}
                >
                  <p className="text-14 text-muted">
                    {isUser ? email : t`Support`} · {momentText(at)}
                  </p>
                  <p className="text-16 wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>
                </div>
              ))}
            </div>
            <Card>
              <AnswerForm onSend={(text) => answerPerson(userId, { text, ...lastOf(messages) })} />
            </Card>
          </>
        )}
      </Panel>
    </div>
  )
}
