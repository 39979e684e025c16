import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { HttpArea } from './api.ts'

const statement = z.object({
  relation: z.array(z.string()),
  target: z.object({
    namespace: z.literal('android_app'),
    package_name: z.string(),
    sha256_cert_fingerprints: z.array(z.string()),
  }),
})

/** Tells Android which app may show this address without a browser bar; no such file while the settings name none. */
export const registerAssetLinks: HttpArea = (api, { config }) => {
  api.get(
    '/.well-known/assetlinks.json',
    { schema: { tags: ['health'], summary: 'The Android app of this address', response: { 200: z.array(statement) } } },
    async () => {
      const { androidApp } = config
      if (androidApp === undefined) throw new Refusal('general_route_not_found', 'There is nothing at this address.')
      return [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app' as const,
            package_name: androidApp.package,
            sha256_cert_fingerprints: androidApp.fingerprints,
          },
        },
      ]
    },
  )
}
