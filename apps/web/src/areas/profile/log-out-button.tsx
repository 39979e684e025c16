import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { logOut } from '../../notices/log-out.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** Log Out; when changes are not sent yet, it asks what becomes of them first. */
export function LogOutButton() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState({ changes: 0, photos: 0 })
  const [isAsked, setIsAsked] = useState(false)
  const stay = () => setIsAsked(false)
  const leave = useMutation({
    mutationFn: async (isDiscarding: boolean) => {
      if (isDiscarding) await writeQueue.discardAll(userId)
      await logOut()
    },
    onSuccess: () => navigate(paths.login, { replace: true }),
    onError: (thrown) => {
      stay()
      tell('unexpected-error', refusalOf(thrown).message)
    },
  })
  const ask = useMutation({
    mutationFn: async () => {
      const waiting = await writeQueue.read(userId)
      const photos = waiting.filter(({ kind }) => kind === 'photo').length
      return { changes: waiting.length - photos, photos }
    },
    onSuccess: (waiting) => {
      if (waiting.changes + waiting.photos === 0) return leave.mutate(false)
      setUnsent(waiting)
      setIsAsked(true)
    },
    // A queue that cannot be read holds nobody back.
    onError: () => leave.mutate(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        full
        busy={!isAsked && (ask.isPending || leave.isPending)}
        onClick={() => ask.mutate()}
      >
        <Trans>Log Out</Trans>
      </Button>
      <Sheet
        isOpen={isAsked}
        onClose={stay}
        title={unsent.changes > 0 ? t`Log out with unsent changes?` : t`Log out with unchecked photos?`}
        footer={
          <>
            <Button size="large" full onClick={stay}>
              <Trans>Stay logged in</Trans>
            </Button>
            <Button variant="secondary" size="large" full busy={leave.isPending} onClick={() => leave.mutate(false)}>
              <Trans>Log out and keep them</Trans>
            </Button>
            <Button
              variant="danger-quiet"
              size="large"
              full
              disabled={leave.isPending}
              onClick={() => leave.mutate(true)}
            >
              <Trans>Log out and discard them</Trans>
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-2 text-16 text-ink">
          {unsent.changes > 0 ? (
            <>
              <p className="font-semibold">
                <Plural value={unsent.changes} one="# change is not sent yet." other="# changes are not sent yet." />
              </p>
              <p>
                <Trans>
                  Kept changes stay in this browser. Nobody else who logs in here sees them, and they are sent when you
                  log in again.
                </Trans>
              </p>
            </>
          ) : null}
          {unsent.photos > 0 ? (
            <>
              <p className="font-semibold">
                <Plural value={unsent.photos} one="# photo is not checked yet." other="# photos are not checked yet." />
              </p>
              <p>
                <Trans>
                  Kept photos stay in this browser. Nobody else who logs in here sees them, and they wait on your home
                  screen until you check them.
                </Trans>
              </p>
            </>
          ) : null}
        </div>
      </Sheet>
    </>
  )
}
