import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Diet, diets, toggleDiet } from '@pacemeal/domain'
import type { ReactNode } from 'react'
import { dietName } from '../../../languages/diet-names.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

export interface DietFieldProps {
  chosen: readonly Diet[]
  onChange: (chosen: readonly Diet[]) => void
  /** What the choice leaves, said beside it. */
  note: ReactNode
}

/** The diets as removable chips, and a sheet to choose from all of them. */
export function DietField({ chosen, onChange, note }: DietFieldProps) {
  const { t } = useLingui()
  const sheets = usePageSheets(['diets'])
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-14 font-semibold text-ink">
        <Trans>Diet Preferences</Trans>
      </legend>
      <button
        type="button"
        onClick={() => sheets.open('diets')}
        className="flex min-h-13 w-full items-center justify-between large-text:flex-wrap gap-2 rounded-control border border-edge bg-surface px-4 py-2 text-left text-16 text-ink transition-colors duration-150 hover:bg-sunken"
      >
        <Plural value={chosen.length} one="# diet selected" other="# diets selected" />
        <span className="font-semibold text-ember-ink">
          <Trans>Change</Trans>
        </span>
      </button>
      {chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((diet) => (
            <li key={diet}>
              <Chip onRemove={{ label: dietName(diet), act: () => onChange(toggleDiet(chosen, diet)) }}>
                {dietName(diet)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <Sheet
        isOpen={sheets.shown !== null}
        onClose={sheets.close}
        title={t`Diet Preferences`}
        description={t`Choose all that apply. Every dish of your plan keeps to them.`}
        footer={
          <Button size="large" full onClick={sheets.close}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <div className="flex flex-col gap-2">
          {diets.map((diet) => (
            <ChoiceCard
              key={diet}
              type="checkbox"
              title={dietName(diet)}
              checked={chosen.includes(diet)}
              onChange={() => onChange(toggleDiet(chosen, diet))}
            />
          ))}
        </div>
        <div className="pt-3">{note}</div>
      </Sheet>
    </fieldset>
  )
}
