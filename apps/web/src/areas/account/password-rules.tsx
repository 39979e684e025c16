import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type PasswordRule, passwordRules, passwordRulesKept } from '@pacemeal/domain'
import { Check, Circle } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const words: Readonly<Record<PasswordRule, MessageDescriptor>> = {
  length: msg`8 characters`,
  lowercase: msg`a lowercase letter`,
  uppercase: msg`an uppercase letter`,
  digit: msg`a number`,
}

/** What the password still needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui()
  const kept = passwordRulesKept(password)
  return (
    <ul aria-label={t`Your password needs`} className="grid grid-cols-2 gap-x-3 gap-y-1 text-14 large-text:grid-cols-1">
      {passwordRules.map((rule) => {
        const isKept = kept[rule]
        const need = t(words[rule])
        return (
          <li key={rule} className={classNames('flex items-center gap-2', isKept ? 'text-success-ink' : 'text-muted')}>
            {isKept ? <Check size={16} strokeWidth={3} aria-hidden /> : <Circle size={16} aria-hidden />}
            {isKept ? (
              <Trans>
                {need}
                <span className="sr-only">, done</span>
              </Trans>
            ) : (
              need
            )}
          </li>
        )
      })}
    </ul>
  )
}
