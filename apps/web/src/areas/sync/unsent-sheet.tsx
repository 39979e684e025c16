import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { WriteEntry } from '../../api/write-queue/entry.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import type { SheetBodyProps } from '../../navigation/use-sheets.ts'
import { useUnsent } from '../../navigation/use-unsent.ts'
import { withdraw } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { madeAt, refusalText, writeTitle } from './write-words.ts'

/** What is not sent yet and what the server refused, each with what can be done about it. */
export function UnsentSheet({ isOpen, onClose }: SheetBodyProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { waiting, refused } = useUnsent(userId)
  const isOnline = useIsOnline()
  const send = useMutation({ mutationFn: () => writeQueue.send(userId) })
  useEffect(() => {
    // The list says it, with more to be done about it.
    if (isOpen) withdraw('change-refused', 'log-not-stored')
  }, [isOpen])
  const photos = waiting.filter(({ kind }) => kind === 'photo')
  const sent = waiting.filter(({ kind }) => kind !== 'photo')
  const isHeld = [...waiting, ...refused].some((entry) => entry.isHeld)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Not sent yet`}
      footer={
        sent.length > 0 ? (
          <Button size="large" full busy={send.isPending} disabled={!isOnline} onClick={() => send.mutate()}>
            {isOnline ? t`Send now` : t`Sent when you are online`}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-6">
        {isHeld ? (
          <p role="note" className="rounded-card bg-warning-tint p-4 text-14 text-warning-ink">
            <Trans>This browser stores nothing. What waits is lost when this page is closed or loaded again.</Trans>
          </p>
        ) : null}
        {refused.length > 0 ? (
          <EntryList
            title={t`Not accepted`}
            hint={t`The server refused these. They count nowhere until it takes them.`}
          >
            {refused.map((entry) => (
              <RefusedRow key={entry.id} entry={entry} />
            ))}
          </EntryList>
        ) : null}
        {photos.length > 0 ? (
          <EntryList
            title={t`Photos to check`}
            hint={t`They stay here until you are online. Then check on the home screen what they show.`}
          >
            {photos.map((entry) => (
              <WaitingRow key={entry.id} entry={entry} />
            ))}
          </EntryList>
        ) : null}
        {sent.length > 0 ? (
          <EntryList
            title={t`Sent later`}
            hint={t`They are sent by themselves, in this order, once the server can be reached.`}
          >
            {sent.map((entry) => (
              <WaitingRow key={entry.id} entry={entry} />
            ))}
          </EntryList>
        ) : null}
        {waiting.length + refused.length === 0 ? (
          <p className="text-16 text-ink">
            <Trans>Everything is sent.</Trans>
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}

function EntryList({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-16 font-semibold text-ink">{title}</h3>
      <p className="mt-1 mb-2 text-14 text-muted">{hint}</p>
      <ul className="divide-y divide-line rounded-card bg-surface shadow-soft">{children}</ul>
    </section>
  )
}

const useDiscard = ({ owner, id }: WriteEntry) => useMutation({ mutationFn: () => writeQueue.discard(owner, id) })

function EntryWords({ entry }: { entry: WriteEntry }) {
  return (
    <div className="min-w-0 grow basis-40">
      <p className="text-16 font-medium wrap-anywhere text-ink">{writeTitle(entry)}</p>
      <p className="figures text-14 text-muted">{madeAt(entry, browserZone())}</p>
      {entry.refused ? <p className="mt-1 text-14 wrap-anywhere text-danger">{refusalText(entry)}</p> : null}
    </div>
  )
}

function DiscardButton({ entry }: { entry: WriteEntry }) {
  const { t } = useLingui()
  const discard = useDiscard(entry)
  const title = writeTitle(entry)
  return (
    <Button
      variant="danger-quiet"
      size="small"
      busy={discard.isPending}
      aria-label={t`Discard: ${title}`}
      onClick={() => discard.mutate()}
    >
      <Trans>Discard</Trans>
    </Button>
  )
}

function WaitingRow({ entry }: { entry: WriteEntry }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 py-3 pr-1 pl-4">
      <EntryWords entry={entry} />
      <DiscardButton entry={entry} />
    </li>
  )
}

function RefusedRow({ entry }: { entry: WriteEntry }) {
  const { t } = useLingui()
  const retry = useMutation({ mutationFn: () => writeQueue.retry(entry.owner, entry.id) })
  const title = writeTitle(entry)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 py-3 pr-1 pl-4">
      <EntryWords entry={entry} />
      <div className="flex">
        <Button
          variant="quiet"
          size="small"
          busy={retry.isPending}
          aria-label={t`Retry: ${title}`}
          onClick={() => retry.mutate()}
        >
          <Trans>Retry</Trans>
        </Button>
        <DiscardButton entry={entry} />
      </div>
    </li>
  )
}
