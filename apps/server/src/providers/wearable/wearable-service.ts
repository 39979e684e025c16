import type { WearableDataType } from '@pacemeal/protocol'

/** A person's connection to a device maker, as the service knows it. */
export interface ConnectedUser {
  readonly terraUserId: string
  /** The maker in lower case: `garmin`. */
  readonly provider: string
  /** Our own user id, which the link was made for. */
  readonly referenceId: string | null
  readonly isActive: boolean
  readonly scopes: readonly string[]
  /** ISO-8601; when it last sent something. */
  readonly lastUpdate: string | null
}

export interface LinkRequest {
  readonly provider: string
  readonly referenceId: string
  /** Pages of ours that the person comes back to. */
  readonly successUrl: string
  readonly failureUrl: string
}

/** A page on which the person allows the connection, and for how many seconds it serves. */
export interface AuthorisationLink {
  readonly url: string
  readonly expiresIn: number
}

/** Days as `YYYY-MM-DD`; the last is included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/**
 * Reads devices of many makers through one service. Every method rejects with a {@link WearableFailure}; passing
 * failures have been retried before.
 */
export interface WearableService {
  createLink(request: LinkRequest, signal?: AbortSignal): Promise<AuthorisationLink>
  /** The connections that were made for one of our users, active ones and others. */
  listUsers(referenceId: string, signal?: AbortSignal): Promise<readonly ConnectedUser[]>
  /** What the device's maker says of the person. */
  readAthlete(terraUserId: string, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>>
  /** Records of a kind with their samples, each still to be checked by whoever keeps it. */
  readData(
    type: WearableDataType,
    terraUserId: string,
    range: DayRange,
    signal?: AbortSignal,
  ): Promise<readonly unknown[]>
  /** Ends a connection; one that is not known has ended. */
  endLink(terraUserId: string, signal?: AbortSignal): Promise<void>
  /** Whether a signed event is from the service and was sent just now. */
  isGenuine(signature: string | undefined, body: Uint8Array, now: number): boolean
}
