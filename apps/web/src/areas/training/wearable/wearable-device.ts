import { parseJsonObject } from '@pacemeal/domain'
/** The provider in a profile's `wearable_device` text; undefined when nothing is linked or it cannot be read. */
export function readWearableDevice(text: string | null | undefined): string | undefined {
  const { provider } = parseJsonObject(text)
  return typeof provider === 'string' && provider !== '' ? provider : undefined
}
