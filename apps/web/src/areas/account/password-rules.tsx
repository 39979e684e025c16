import { Trans, useLingui } from '@lingui/react/macro'
import { type PasswordRule, passwordRules, passwordRulesKept } from '@pacemeal/domain'
import { Check, Circle } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const words: Readonly<Record<PasswordRule, string>> = {
  length: '8 characters',
  lowercase: 'a lowercase letter',
  uppercase: 'an uppercase letter',
  digit: 'a number',
}

/** What the password still needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui()
  const kept = passwordRulesKept(password)
  return (
    <ul aria-label={t`Your password needs`} className="grid grid-cols-2 gap-x-3 gap-y-1 text-14">
      {passwordRules.map((rule) => {
        const isKept = kept[rule]
        return (
          <li key={rule} className={classNames('flex items-center gap-2', isKept ? 'text-success-ink' : 'text-muted')}>
            {isKept ? <Check size={16} strokeWidth={3} aria-hidden /> : <Circle size={16} aria-hidden />}
            {words[rule]}
            {isKept ? (
              <span className="sr-only">
                <Trans>, done</Trans>
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
