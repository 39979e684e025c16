// npm run doctor: looks at the settings and at what they reach, and says what is wrong. It changes nothing.
import { systemClock } from '../clock.ts'
import { ConfigError } from '../config/config-error.ts'
import { rawEnvironment } from '../config/environment.ts'
import { exitWithError, printLine } from '../console.ts'
import { certificateEnd } from '../providers/certificates/certificate-end.ts'
import { freeSpaceAt } from '../providers/disk/free-space.ts'
import { openFileStore } from '../providers/files/open-file-store.ts'
import { checkMailServer } from '../providers/mail/smtp-mail-sender.ts'
import { nearestFolder } from '../services/doctor/check-machine.ts'
import { isError } from '../services/doctor/finding.ts'
import { runDoctor } from '../services/doctor/run-doctor.ts'

const TIMEOUT_MS = 5000

const environment = () => {
  try {
    return rawEnvironment()
  } catch (error) {
    if (error instanceof ConfigError) return exitWithError(error.message)
    throw error
  }
}

const findings = await runDoctor(environment(), (config) => ({
  clock: systemClock,
  freeSpace: freeSpaceAt(nearestFolder(config.dataDir)),
  openFiles: openFileStore,
  checkMail: (smtpUrl, { requireTls }) => checkMailServer(smtpUrl, { requireTls, timeoutMs: TIMEOUT_MS }),
  certificateEnd: (address) => certificateEnd(address, TIMEOUT_MS),
  reach: (address) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
}))
for (const { severity, message } of findings) printLine(`${severity === 'error' ? 'ERROR' : 'WARNING'}: ${message}`)
if (findings.length === 0) printLine('Nothing is wrong that can be seen from here.')
if (findings.some(isError)) process.exitCode = 1
