import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductFault } from '@pacemeal/domain/product'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryKey } from '../../../api/query-keys.ts'
import { avoidedName } from '../../../languages/avoided-names.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'

/** What the warnings look at. */
export interface Contents {
  readonly code: string
  readonly name: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly ingredients: string | null
}

/** What a product holds that the person avoids; undefined until that is known. */
export function useProductWarnings(contents: Contents) {
  const { profile, isKnown } = useKnownProfile()
  const { diet, restrictions } = profile
  const { data, isError } = useQuery({
    queryKey: queryKey('product-warnings', diet, restrictions, contents.code),
    queryFn: async () => (await import('./warnings-of-product.ts')).warningsOfProduct(diet, restrictions, contents),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isKnown,
  })
  return { warnings: data, isUnchecked: !isKnown || isError }
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2.5 text-14 text-warning-ink">
    <TriangleAlert size={18} aria-hidden className="shrink-0" />
    <span>{children}</span>
  </p>
)

type Warnings = ReturnType<typeof useProductWarnings>

/** What speaks against eating it, before it is logged. */
export function AllergenNotes({ warnings, isUnchecked }: Warnings) {
  const contains = warnings?.contains.map(avoidedName).join(', ')
  const mayContain = warnings?.mayContain.map(avoidedName).join(', ')
  return (
    <div role="alert" className="flex flex-col gap-2">
      {contains ? (
        <Warning>
          <Trans>
            Contains <strong>{contains}</strong>, which you avoid.
          </Trans>
        </Warning>
      ) : null}
      {mayContain ? (
        <Warning>
          <Trans>
            May contain traces of <strong>{mayContain}</strong>, which you avoid.
          </Trans>
        </Warning>
      ) : null}
      {warnings?.isUndeclared ? (
        <Warning>
          <Trans>Nobody has entered what is in it. Read the pack for what you avoid.</Trans>
        </Warning>
      ) : null}
      {isUnchecked ? (
        <Warning>
          <Trans>Your profile could not be loaded, so this is not checked against what you avoid.</Trans>
        </Warning>
      ) : null}
    </div>
  )
}

const faultWords: Readonly<Record<ProductFault, MessageDescriptor>> = {
  'energy-does-not-fit': msg`The energy does not fit protein, carbs and fat, so none of these figures is used.`,
  'kilojoules-as-kilocalories': msg`The energy was entered in kilojoules. It is converted here.`,
  'kilocalories-as-kilojoules': msg`The energy was entered in kilocalories as kilojoules. It is converted here.`,
  'energy-impossible': msg`No food has that much energy, so none of these figures is used.`,
  'more-than-the-whole': msg`The figures come to more than 100 g in 100 g, so none of them is used.`,
  'serving-as-100': msg`The figures look like those of one serving, not of 100 g, so none of them is used.`,
  'sugar-over-carbs': msg`More sugar than carbs was entered. Both are left out.`,
  'saturated-over-fat': msg`More saturated fat than fat was entered. Both are left out.`,
  'salt-impossible': msg`No such food is that salty. Sodium is left out.`,
  'salt-does-not-fit': msg`Salt and sodium do not fit each other. Sodium is left out.`,
}

/** What is wrong with the figures, and what was done about it. */
export function FaultNotes({ faults }: { faults: readonly ProductFault[] }) {
  const { t } = useLingui()
  if (faults.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-2">
      {faults.map((fault) => (
        <Warning key={fault}>{t(faultWords[fault])}</Warning>
      ))}
    </div>
  )
}
