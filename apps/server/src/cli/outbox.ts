// npm run -s outbox -- <address>: prints the newest link that was mailed to an address.
import { readEmail } from '@pacemeal/domain'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'
import { prepareDataFolderOrExit } from '../data-folder-or-exit.ts'
import { outboxFolder } from '../providers/mail/outbox-mail-sender.ts'
import { findNewestLink } from '../services/outbox/read-outbox.ts'

const USAGE = 'Say one address: npm run -s outbox -- maya@example.com'

const [given, ...others] = process.argv.slice(2)
if (given === undefined || others.length > 0) exitWithError(USAGE)
const address = readEmail(given)
if (!address.ok) exitWithError(`"${given}" is no e-mail address. ${USAGE}`)

const { dataDir } = readConfigOrExit()
await prepareDataFolderOrExit(dataDir)
const link = await findNewestLink(dataDir, address.value)
if (link === undefined)
  exitWithError(`No link was mailed to ${address.value}. Mails are kept in ${outboxFolder(dataDir)}`)
printLine(link)
