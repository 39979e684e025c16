import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Pacemeal'
/** As long as the digest (RFC 4226). */
const SECRET_BYTES = 20
/** A phone's clock may be one step away. */
const WINDOW = 1

const generatorOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** A new secret, in base 32 as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => generatorOf(secret, email).toString()

/** The step of time whose code this is, at a moment or beside it; undefined for a wrong code. */
export const totpStep = (secret: string, code: string, now: number): number | undefined => {
  const generator = generatorOf(secret, '')
  const delta = generator.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : generator.counter({ timestamp: now }) + delta
}
