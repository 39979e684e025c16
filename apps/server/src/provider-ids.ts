/** The sign-in providers that can be set up: Google, and any other that speaks OpenID Connect. The SDK has the same words. */
export const providerIds = ['google', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]
