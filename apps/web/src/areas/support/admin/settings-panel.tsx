import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { settingsInForceQuery } from '../../../api/admin.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Panel, Rows } from './panel.tsx'

/** The settings as the server uses them; of secrets only whether there is one. What each is for stays in English, as in the file they are set in. */
export function SettingsPanel() {
  const { t } = useLingui()
  const reading = useQuery(settingsInForceQuery)
  return (
    <Panel reading={reading}>
      {(settings) => (
        <Rows label={t`Settings`}>
          {settings.map(({ name, description, value, isSecret, isDefault }) => (
            <li key={name} className="flex flex-wrap items-start gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 grow basis-72 wide:basis-1/2">
                <p className="font-mono text-14 font-semibold wrap-anywhere text-ink">{name}</p>
                <p lang="en" className="text-14 text-muted">
                  {description}
                </p>
              </div>
              <div className="flex min-w-0 basis-72 flex-wrap items-center gap-2">
                <span className="font-mono text-14 wrap-anywhere text-ink">
                  {value === null || value === '' ? (
                    <Trans>Not set</Trans>
                  ) : isSecret ? (
                    <Trans>Set, and secret</Trans>
                  ) : (
                    value
                  )}
                </span>
                {isDefault ? null : <Chip tone="ember">{t`Changed`}</Chip>}
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  )
}
