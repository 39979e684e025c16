import { useLingui } from '@lingui/react/macro'
import { ADULT_AGE } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { type Setting, settingQuery } from '../../../api/settings.ts'
import { SafeHtml } from '../../../ui/safe-html.tsx'

/** Said when the operator has set no text of their own, or it cannot be read right now. */
const builtIn = `Pacemeal is for people of ${ADULT_AGE} and over. While you are growing, your body needs more than a plan for training can see. Please talk to a parent or guardian, and to a doctor or a registered dietitian, about how to eat for your sport.`

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

function RestrictionText({ setting }: { setting: Setting | null | undefined }) {
  const text = setting?.value?.trim()
  if (!text) return <p>{builtIn}</p>
  return setting?.type === 'html' ? <SafeHtml html={text} /> : <p className="whitespace-pre-line">{text}</p>
}
