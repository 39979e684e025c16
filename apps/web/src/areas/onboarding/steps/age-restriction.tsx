import { Trans, useLingui } from '@lingui/react/macro'
import { ADULT_AGE } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { type Setting, settingQuery } from '../../../api/settings.ts'
import { SafeHtml } from '../../../ui/safe-html.tsx'

/** Why nobody under 18 can go on. */
export function AgeRestriction() {
  const { t } = useLingui()
  const { data } = useQuery(settingQuery('ageRestrictionText'))
  return (
    <section aria-label={t`Age restriction`} className="mt-6 rounded-card bg-warning-tint p-4 text-16 text-ink">
      <RestrictionText setting={data} />
    </section>
  )
}

/** The operator's own text; another one when they have set none, or it cannot be read right now. */
function RestrictionText({ setting }: { setting: Setting | null | undefined }) {
  const text = setting?.value?.trim()
  if (!text) {
    const age = ADULT_AGE
    return (
      <p>
        <Trans>
          Pacemeal is for people of {age} and over. While you are growing, your body needs more than a plan for training
          can see. Please talk to a parent or guardian, and to a doctor or a registered dietitian, about how to eat for
          your sport.
        </Trans>
      </p>
    )
  }
  return setting?.type === 'html' ? <SafeHtml html={text} /> : <p className="whitespace-pre-line">{text}</p>
}
