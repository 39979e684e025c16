import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BodySign } from '@pacemeal/domain/trends'
import type { GoalPeriod } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { goalPeriodQuery } from '../../api/goal-period.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { Card } from '../../ui/card.tsx'
import { MissingPart } from '../../ui/states.tsx'

/** What is to be looked at: what was seen, and what to do about it. */
interface SignWords {
  readonly title: MessageDescriptor
  readonly seen: MessageDescriptor
  readonly advice: MessageDescriptor
  /** What else is advised to somebody whose goal is to lose fat. */
  readonly inCut?: MessageDescriptor
  readonly link?: { readonly to: string; readonly label: MessageDescriptor }
}

const toHealth = { to: paths.health, label: msg`Open Health` }
const toGoal = { to: paths.editProfile, label: msg`Change Your Goal` }

const signWords: Readonly<Record<BodySign, SignWords>> = {
  low_energy_run: {
    title: msg`Too little energy, three days in a row`,
    seen: msg`Three fully logged days in a row left your body too little energy after training. When that lasts, health and training suffer.`,
    advice: msg`Eat everything that is planned around your sessions. If you are often ill, injured or dizzy, or your period stays away, tell it under Health and see a sports doctor.`,
    inCut: msg`While it lasts, keeping your weight is the better goal: you can change it in Edit Profile.`,
    link: toHealth,
  },
  fast_loss: {
    title: msg`Your weight falls fast`,
    seen: msg`For two weeks your trend has fallen by more than 1% of your weight a week. That costs muscle.`,
    advice: msg`New plans hold no deficit while it goes on. If you did not mean to lose weight, see a doctor.`,
    link: toGoal,
  },
  large_loss: {
    title: msg`A tenth of your weight in half a year`,
    seen: msg`Within six months your trend has fallen by over 10% more than your goal planned.`,
    advice: msg`Have a doctor look at it, unless one already does. New plans hold no deficit meanwhile.`,
  },
  heavier_than_planned: {
    title: msg`Three weeks above your goal`,
    seen: msg`For three weeks in a row your weight has gone up more, or down less, than your goal plans.`,
    advice: msg`Log whole days and weigh in two or three times a week: the check-in then proposes what fits. Nothing changes before you accept it.`,
  },
  lighter_than_planned: {
    title: msg`Three weeks below your goal`,
    seen: msg`For three weeks in a row your weight has gone down more, or up less, than your goal plans.`,
    advice: msg`Log whole days and weigh in two or three times a week: the check-in then proposes what fits. Nothing changes before you accept it.`,
  },
}

const cutEndWords: Readonly<Record<NonNullable<GoalPeriod['cutEnd']>, MessageDescriptor>> = {
  duration: msg`It has lasted twelve weeks, which is long enough for a body.`,
  availability: msg`For eight weeks it has left your body little energy beside training.`,
}

/** What log and scale say that the person should look at, with the reason and what to do; nothing while there is nothing. */
export function GoalSignsCard() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const period = useQuery(goalPeriodQuery(userId))
  if (period.isError && !period.data) {
    return (
      <MissingPart
        title={t`What your log says of your goal could not be loaded`}
        onRetry={() => void period.refetch()}
        isRetrying={period.isFetching}
      />
    )
  }
  const signs = period.data?.signs ?? []
  const cutEnd = period.data?.objective === 'cut' ? period.data.cutEnd : null
  if (signs.length === 0 && cutEnd === null) return null
  return (
    <Card aria-labelledby="goal-signs-title" className="flex flex-col gap-4">
      <h2 id="goal-signs-title" className="text-20 font-semibold text-ink">
        <Trans>Worth a look</Trans>
      </h2>
      <ul className="flex flex-col gap-4">
        {cutEnd ? (
          <Sign
            isCut={false}
            words={{
              title: msg`Your cut is over for now`,
              seen: cutEndWords[cutEnd],
              advice: msg`Well done. From the next plan on your weight is kept, so that your body can recover. Later you can choose your goal anew.`,
              link: toGoal,
            }}
          />
        ) : null}
        {signs.map((sign) => (
          <Sign key={sign} words={signWords[sign]} isCut={period.data?.objective === 'cut' && cutEnd === null} />
        ))}
      </ul>
      <p className="text-12 text-muted">
        <Trans>Looked at each morning and after each weigh-in. The plan in use does not change by it.</Trans>
      </p>
    </Card>
  )
}

function Sign({ words: { title, seen, advice, inCut, link }, isCut }: { words: SignWords; isCut: boolean }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <li className="flex flex-col gap-1 text-14 text-muted">
      <h3 className="text-16 font-semibold text-ink">{t(title)}</h3>
      <p>{t(seen)}</p>
      <p className="text-ink">{t(advice)}</p>
      {isCut && inCut ? <p className="text-ink">{t(inCut)}</p> : null}
      {link && link.to !== pathname ? (
        <Link to={link.to} className="inline-flex min-h-11 items-center self-start font-semibold text-ink underline">
          {t(link.label)}
        </Link>
      ) : null}
    </li>
  )
}
