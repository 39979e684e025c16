/** What ties a provider's answer to our question; kept by us, never by the browser alone. */
export interface SignInProof {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface BegunSignIn extends SignInProof {
  /** Where the browser goes. */
  readonly url: string
}

/** Who somebody is, as the provider vouches. */
export interface ProvenPerson {
  /** The provider's own, stable id of the person. */
  readonly subject: string
  /** '' when the person shares none. */
  readonly email: string
  /** Whether the provider knows that the address is the person's. */
  readonly emailVerified: boolean
  /** '' when unknown. */
  readonly name: string
}

/**
 * Why there is no sign-in although the provider answered: the person said no there, the provider did, what the browser
 * brought back is over or not of this sign-in, or what the provider says of the person cannot be trusted.
 */
export type SignInRefusal = 'cancelled' | 'refused' | 'expired' | 'answer-refused'

/** The provider says no, or its answer is not accepted; `message` and `cause` tell the operator more. */
export class SignInRefused extends Error {
  readonly reason: SignInRefusal

  constructor(reason: SignInRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SignInRefused'
    this.reason = reason
  }
}

/** A service that people prove who they are to. */
export interface IdentityProvider {
  /** `returnTo` is where the provider sends the browser back to. */
  begin(returnTo: string): Promise<BegunSignIn>
  /** Reads the address the browser came back with; throws {@link SignInRefused}, or anything else when the service fails. */
  finish(cameBackTo: URL, proof: SignInProof): Promise<ProvenPerson>
}
