import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, MailOpen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountQuery, refreshAccount } from '../../api/account.ts'
import { confirmVerification } from '../../api/account-recovery.ts'
import { profileQuery } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryKey } from '../../api/query-keys.ts'
import { type RefusalCode, refusalOf } from '../../api/refusal.ts'
import { type AskedMail, sendVerification } from '../../api/sessions.ts'
import { paths } from '../../navigation/paths.ts'
import { takeRememberedPath } from '../../navigation/remembered-path.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import {
  findVerificationMail,
  noteVerificationMail,
  type VerificationMail,
} from '../../navigation/verification-mail.ts'
import { logOut } from '../../notices/log-out.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { useCooldown } from '../../ui/use-cooldown.ts'
import { ChangeAddressForm } from './change-address-form.tsx'
import { PublicFrame } from './public-frame.tsx'

/** How long the success stands before the app goes on, in milliseconds (product specification). */
const ONWARD_MS = 2000
/** How often an open page looks whether the link was opened elsewhere, in milliseconds. */
const LOOK_AGAIN_MS = 10_000

const addressClass = 'font-semibold text-ink'

const failureWords = (code: RefusalCode): string => {
  if (code === 'network')
    return translate`The server did not answer. Check your internet connection and open the link again.`
  if (code === 'rate-limited') return translate`Too many attempts. Wait a while, then open the link again.`
  if (code === 'server') return translate`The server had a problem. Open the link again in a moment.`
  return translate`This link has expired or was used before. Ask for a new one below.`
}

/** Confirms the address of the link, once; an address that is confirmed already is a success too. */
function useVerification(userId: string, secret: string) {
  return useQuery({
    queryKey: queryKey('verification', userId, secret),
    enabled: userId !== '' && secret !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A link that was refused stays so; coming back to the screen must not ask and tell it anew.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      try {
        await confirmVerification(userId, secret)
      } catch (thrown) {
        const { code } = refusalOf(thrown)
        const account = await refreshAccount().catch(() => null)
        if (!account?.isEmailVerified) {
          tell('verification-failed', failureWords(code))
          throw thrown
        }
      }
      await refreshAccount()
      return true
    },
  })
}

/** After the verification: the onboarding's first step, or back to where an athlete with a profile was. */
async function onwardPath(userId: string): Promise<string> {
  const profile = await queryClient.fetchQuery(profileQuery(userId)).catch(() => null)
  return profile ? takeRememberedPath() : paths.onboardingStep('gender')
}

export function VerifyEmailScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const account = useRequiredAccount()
  const { isFetching, error } = useVerification(search.get('userId') ?? '', search.get('secret') ?? '')
  // The link may be opened on another device: this page then goes on by itself.
  useQuery({ ...accountQuery, staleTime: 0, refetchInterval: LOOK_AGAIN_MS, enabled: !account.isEmailVerified })

  const [mail, setMail] = useState(() => findVerificationMail(account.id))
  const isDone = account.isEmailVerified
  useEffect(() => {
    if (!isDone) return
    tell('email-verified')
    const onward = setTimeout(async () => navigate(await onwardPath(account.id), { replace: true }), ONWARD_MS)
    return () => clearTimeout(onward)
  }, [isDone, account.id, navigate])

  if (isDone) {
    return (
      <Stage title={t`Email Verified!`} picture={<CircleCheck size={40} className="text-success" aria-hidden />}>
        <Trans>Your address is confirmed. Taking you on in a moment.</Trans>
      </Stage>
    )
  }
  if (isFetching) {
    return (
      <Stage title={t`Verifying your email`} picture={<MailOpen size={40} className="text-ember" aria-hidden />}>
        <Trans>One moment, we are checking the link.</Trans>
      </Stage>
    )
  }
  if (error) {
    return (
      <Stage
        title={t`Verification Failed`}
        picture={<CircleAlert size={40} className="text-danger" aria-hidden />}
        email={account.email}
      >
        {failureWords(refusalOf(error).code)}
      </Stage>
    )
  }
  return (
    <Stage
      title={t`Verify your email`}
      picture={<MailOpen size={40} className="text-ember" aria-hidden />}
      email={account.email}
      onMail={setMail}
      hint={mail === 'not-sent' || mail === 'refused' ? null : t`Not in your inbox? Look in your spam folder too.`}
    >
      <MailWords mail={mail} email={account.email} />
    </Stage>
  )
}

/** Where the link is. A mail that was not sent, or of which nothing is known here, is not claimed. */
function MailWords({ mail, email }: { mail: VerificationMail; email: string }) {
  if (mail === 'sent') {
    return (
      <Trans>
        We sent a link to <strong className={addressClass}>{email}</strong>. Open it to confirm your address. It works
        for one hour.
      </Trans>
    )
  }
  if (mail === 'not-sent') {
    return (
      <Trans>
        The mail to <strong className={addressClass}>{email}</strong> could not be sent. Ask for it again: its link
        confirms your address.
      </Trans>
    )
  }
  if (mail === 'refused') {
    return (
      <Trans>
        The mail to <strong className={addressClass}>{email}</strong> was refused: there may be no such address. Check
        it, and change it here.
      </Trans>
    )
  }
  return (
    <Trans>
      The link in our mail to <strong className={addressClass}>{email}</strong> confirms your address. It works for one
      hour. If there is none in your inbox, ask for a new one.
    </Trans>
  )
}

/** One state of the page; with an email it offers to send the mail again and the way back. */
function Stage({
  title,
  picture,
  email,
  onMail,
  hint,
  children,
}: {
  title: string
  picture: ReactNode
  email?: string
  /** Hears what became of a mail that was asked for here. */
  onMail?: (mail: AskedMail) => void
  /** A quiet line above what can be done. */
  hint?: string | null
  children: ReactNode
}) {
  return (
    <PublicFrame title={title} picture={picture} lead={<p role="status">{children}</p>}>
      {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      {email === undefined ? null : <Actions email={email} onMail={onMail} />}
    </PublicFrame>
  )
}

function Actions({ email, onMail }: { email: string; onMail: ((mail: AskedMail) => void) | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { hasPassword } = useRequiredAccount()
  const [isChanging, setChanging] = useState(false)
  const { seconds, start } = useCooldown('verification')
  const resend = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => {
      noteVerificationMail('sent')
      onMail?.('sent')
      start()
      tell('verification-sent', email)
    },
    onError: async (thrown) => {
      const { code } = refusalOf(thrown)
      if (code === 'already-verified') return void (await refreshAccount())
      if (code === 'address-refused') {
        noteVerificationMail('refused')
        onMail?.('refused')
      }
      tellRefusal('resend-verification', thrown)
    },
  })
  const leave = useMutation({
    mutationFn: logOut,
    onSuccess: () => navigate(paths.login, { replace: true }),
  })
  if (isChanging) {
    return (
      <ChangeAddressForm
        email={email}
        onChanged={(mail) => {
          setChanging(false)
          onMail?.(mail)
        }}
        onCancel={() => setChanging(false)}
      />
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        full
        busy={resend.isPending}
        disabled={seconds > 0}
        onClick={() => resend.mutate()}
      >
        {seconds > 0 ? t`Resend Email in ${seconds} s` : t`Resend Email`}
      </Button>
      {hasPassword ? (
        <Button variant="secondary" size="large" full onClick={() => setChanging(true)}>
          <Trans>Change Address</Trans>
        </Button>
      ) : null}
      <Button variant="quiet" size="large" full busy={leave.isPending} onClick={() => leave.mutate()}>
        <Trans>Back to Login</Trans>
      </Button>
    </>
  )
}
