import { firstTables } from './0001-first-tables.ts'
import { storedFiles } from './0002-stored-files.ts'
import { signInAttempts } from './0003-sign-in-attempts.ts'
import { sharedFiles } from './0004-shared-files.ts'
import { timers } from './0005-timers.ts'
import { serverKeys } from './0006-server-keys.ts'
import { wearableLinks } from './0007-wearable-links.ts'
import { billing } from './0008-billing.ts'
import { knownDevices } from './0009-known-devices.ts'
import { deletionOutbox } from './0010-deletion-outbox.ts'
import { planWeeks } from './0011-plan-weeks.ts'
import { unsharedDocuments } from './0012-unshared-documents.ts'
import { oneSnack } from './0013-one-snack.ts'
import { secondFactors } from './0014-second-factors.ts'
import { operatorActs } from './0015-operator-acts.ts'
import { passkeys } from './0016-passkeys.ts'
import { seenMessages } from './0017-seen-messages.ts'
import { renewedSessions } from './0018-renewed-sessions.ts'
import { weakRecoveryCodes } from './0019-weak-recovery-codes.ts'
import type { Migration } from './migration.ts'

/** Every step, oldest first. New steps go to the end. */
export const migrations: readonly Migration[] = [
  firstTables,
  storedFiles,
  signInAttempts,
  sharedFiles,
  timers,
  serverKeys,
  wearableLinks,
  billing,
  knownDevices,
  deletionOutbox,
  planWeeks,
  unsharedDocuments,
  oneSnack,
  secondFactors,
  operatorActs,
  passkeys,
  seenMessages,
  renewedSessions,
  weakRecoveryCodes,
]
