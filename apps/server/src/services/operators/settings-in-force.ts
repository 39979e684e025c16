import { isDeepStrictEqual } from 'node:util'
import type { AdminSetting } from '@pacemeal/protocol/admin'
import type { Setting } from '../../config/setting.ts'
import { settingValues } from '../../config/settings.ts'
import type { Ports } from '../../ports.ts'

const MASK = '…'

/** An address without what may open something: a name and password before the host, and what follows a question mark. */
const withoutSecrets = (text: string): string => {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  if (url.username === '' && url.password === '' && url.search === '') return text
  if (url.username !== '') url.username = MASK
  if (url.password !== '') url.password = MASK
  if (url.search !== '') url.search = MASK
  return url.href.replaceAll(encodeURIComponent(MASK), MASK)
}

const shown = (value: unknown, isSecret: boolean): string | null => {
  if (value === undefined) return null
  if (isSecret) return MASK
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(String(one))).join(', ')
  return withoutSecrets(String(value))
}

const isDefault = ({ read, default: preset }: Setting, value: unknown): boolean =>
  preset === undefined ? value === undefined : isDeepStrictEqual(read.parse(preset), value)

/** Every setting as this process uses it; of secrets only whether there is one. */
export const settingsInForce = ({ config }: Ports<'config'>): AdminSetting[] =>
  settingValues(config).map(({ setting, value }) => ({
    name: setting.name,
    description: setting.description,
    value: shown(value, setting.secret === true),
    isSecret: setting.secret === true,
    isDefault: isDefault(setting, value),
  }))
