type Sdk = typeof import('./client.ts')

let loading: Promise<Sdk> | undefined

/**
 * The SDK, fetched when it is first needed: a guest who reads the login screen does not wait for it. Modules that only
 * signed-in screens load import `client.ts` directly.
 */
export const sdk = (): Promise<Sdk> => {
  loading ??= import('./client.ts').catch((failed: unknown) => {
    // A lost network must not be remembered as a broken app.
    loading = undefined
    throw failed
  })
  return loading
}
