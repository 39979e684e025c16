import { DAY_SECONDS, HOUR_SECONDS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { RateLimit } from '../limits/rate-limit.ts'
import type { RateVerdict } from '../limits/rate-limiter.ts'
import { findKnownDevice } from './known-devices.ts'

const guesses = (name: string, max: number, windowSeconds: number): RateLimit => ({ name, max, windowSeconds })

/** How many wrong passwords are free of a pause, and within what time they are forgiven. */
export const signInGuesses = {
  /** From one network at one address: others elsewhere, the owner too, are not kept waiting by them. */
  byNetworkAndAddress: guesses('sign-in', 10, HOUR_SECONDS),
  /** From one network at any addresses: trying a list of addresses with their leaked passwords. */
  byNetwork: guesses('sign-in-network', 100, HOUR_SECONDS),
  /** At one address from any network that was never signed in to it: many machines that guess together. */
  byAddress: guesses('sign-in-address', 100, DAY_SECONDS),
  /** From a browser that was signed in before. Nobody else's guesses count here. */
  byDevice: guesses('sign-in-device', 10, HOUR_SECONDS),
} as const

export interface SignInTry {
  /** Lower case. */
  readonly email: string
  /** The client's network. */
  readonly network: string
  /** What the browser shows to be recognised; empty when it shows nothing. */
  readonly device: string
}

/** Whether a password may be tried. */
export interface SignInAdmission {
  /** Of the rule that refused, or of the first one. */
  readonly verdict: RateVerdict
  readonly isKnownDevice: boolean
  /** The password was right: it was no guess. */
  succeeded(): Promise<void>
}

type Counted = readonly [rule: RateLimit, key: string]

const countAll = async (
  { limits }: Ports<'limits'>,
  first: Counted,
  ...others: readonly Counted[]
): Promise<RateVerdict> => {
  const verdict = await limits.guess(...first)
  if (!verdict.allowed) return verdict
  const taken: Counted[] = [first]
  for (const one of others) {
    const other = await limits.guess(...one)
    if (!other.allowed) {
      // No password is tried, so nothing was guessed.
      await Promise.all(taken.map((earlier) => limits.forgive(...earlier)))
      return other
    }
    taken.push(one)
  }
  return verdict
}

/**
 * Counts a try at an address before its password is compared, known address or not. A browser that was signed in to it
 * before has a count of its own; everybody else is counted by network, by address, and by both.
 */
export const admitSignIn = async (
  backend: Ports<'clock' | 'limits' | 'store'>,
  signIn: SignInTry,
): Promise<SignInAdmission> => {
  const { limits } = backend
  const { email, network } = signIn
  const device = await findKnownDevice(backend, email, signIn.device)
  if (device !== undefined) {
    const own = [signInGuesses.byDevice, `${device.userId}:${device.id}`] as const
    return {
      verdict: await limits.guess(...own),
      isKnownDevice: true,
      succeeded: () => limits.forget(...own),
    }
  }
  const pair = [signInGuesses.byNetworkAndAddress, `${network}:${email}`] as const
  const fromNetwork = [signInGuesses.byNetwork, network] as const
  const atAddress = [signInGuesses.byAddress, email] as const
  return {
    verdict: await countAll(backend, pair, fromNetwork, atAddress),
    isKnownDevice: false,
    async succeeded() {
      await limits.forget(...pair)
      await limits.forgive(...fromNetwork)
      await limits.forgive(...atAddress)
    },
  }
}
