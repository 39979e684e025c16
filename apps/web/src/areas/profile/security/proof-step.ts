/** What somebody is asked to show before a passkey is added; `relogin` where they have nothing to show. */
export type ProofStep = 'none' | 'loading' | 'failed' | 'code' | 'password' | 'relogin'

interface Known {
  /** The server has asked for proof. */
  readonly needsProof: boolean
  readonly hasPassword: boolean
  /** Two-step verification as it was read: nothing while it loads, or after that failed. */
  readonly twoStep: { readonly data: { readonly isOn: boolean } | undefined; readonly isError: boolean }
}

/** The proof that the server takes: a code where two-step verification is on, and then no password. */
export const proofStep = ({ needsProof, hasPassword, twoStep: { data, isError } }: Known): ProofStep => {
  if (!needsProof) return 'none'
  if (data === undefined) return isError ? 'failed' : 'loading'
  if (data.isOn) return 'code'
  return hasPassword ? 'password' : 'relogin'
}
