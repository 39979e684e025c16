/** The provider in a profile's `wearable_device` text; undefined when nothing is linked or it cannot be read. */
export function readWearableDevice(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  try {
    const device: unknown = JSON.parse(text)
    if (typeof device !== 'object' || device === null || !('provider' in device)) return undefined
    return typeof device.provider === 'string' && device.provider !== '' ? device.provider : undefined
  } catch {
    return undefined
  }
}
