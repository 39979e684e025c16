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

/** The provider says no: the person refused, or the answer is not one to our question. */
export class SignInRefused extends Error {
  readonly isDenial: boolean

  constructor(message: string, isDenial: boolean) {
    super(message)
    this.name = 'SignInRefused'
    this.isDenial = isDenial
  }
}

/** A service that people prove who they are to. */
export interface IdentityProvider {
  /** `returnTo` is where the provider sends the browser back to. */
  begin(returnTo: string): Promise<BegunSignIn>
  /** Reads the address the browser came back with; throws {@link SignInRefused}, or anything else when the service fails. */
  finish(cameBackTo: URL, proof: SignInProof): Promise<ProvenPerson>
}
