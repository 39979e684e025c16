import { parseJson } from '@pacemeal/domain'
import { anyEvent, type TerraEvent, terraEvent } from '../../providers/wearable/terra-shapes.ts'

/** An event of the wearable service as it was read; one that is not understood with its kind and why. */
export type ReadTerraEvent =
  | { readonly event: TerraEvent }
  | { readonly event?: never; readonly kind: string | undefined; readonly why: string | undefined }

/** Reads the text of an event. */
export const parseTerraEvent = (text: string): ReadTerraEvent => {
  const payload = parseJson(text)
  const read = terraEvent.safeParse(payload)
  if (read.success) return { event: read.data }
  return { kind: anyEvent.safeParse(payload).data?.type, why: read.error.issues[0]?.message }
}
