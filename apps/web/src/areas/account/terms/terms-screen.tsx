import { Trans, useLingui } from '@lingui/react/macro'
import { DEFAULT_SUPPORT_ADDRESS } from '@pacemeal/protocol/support-address'
import { ChevronLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { WhenSeen } from '../../../ui/when-seen.tsx'
import { MailLink } from './mail-link.tsx'
import { termsSections } from './sections.ts'

// The reader of settings brings the whole client with it, which few who read the terms have yet.
const SupportLink = lazy(async () => ({ default: (await import('./support-link.tsx')).SupportLink }))

const byDefault = <MailLink address={DEFAULT_SUPPORT_ADDRESS} />

const ContactAddress = () => (
  <WhenSeen before={byDefault}>
    <Suspense fallback={byDefault}>
      <SupportLink />
    </Suspense>
  </WhenSeen>
)

/** Open to everyone; it belongs to no other screen, so back goes to wherever the reader came from. */
export function TermsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(paths.login))
  return (
    <main className="mx-auto w-full max-w-160 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-16">
      <title>{t`Terms and Conditions · Pacemeal`}</title>
      <div className="mb-6 flex flex-wrap items-center gap-1">
        <IconButton label={t`Back`} onClick={goBack} className="-ml-2.5">
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
        <Logo />
      </div>
      <h1 className="text-28 font-bold text-ink wide:text-40">
        <Trans>Terms and Conditions and Privacy Policy</Trans>
      </h1>
      <p className="mt-2 text-14 text-muted">
        <Trans>Last updated January 2025</Trans>
      </p>
      <ol className="mt-8 flex flex-col gap-8">
        {termsSections.map(({ title, paragraphs, points }, index) => (
          <Section key={title.id} number={index + 1} title={t(title)}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id} className="text-16 text-ink">
                {t(paragraph)}
              </p>
            ))}
            {points ? (
              <ul className="list-disc pl-5 text-16 text-ink marker:text-muted">
                {points.map((point) => (
                  <li key={point.id} className="py-0.5">
                    {t(point)}
                  </li>
                ))}
              </ul>
            ) : null}
          </Section>
        ))}
        <Section number={termsSections.length + 1} title={t`Contact`}>
          <p className="text-16 text-ink">
            <Trans>
              Questions about these terms or your data? Write to <ContactAddress /> and a person will answer.
            </Trans>
          </p>
        </Section>
      </ol>
    </main>
  )
}

function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2">
      <h2 className="text-20 font-semibold text-ink">
        <span className="figures text-muted">{number}.</span> {title}
      </h2>
      {children}
    </li>
  )
}
