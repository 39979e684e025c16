// npm run demo:watch: the server beside a stand-in for the wearable service, to click through connecting a watch without any account.
import { join } from 'node:path'
import { rootFolder } from '../config/root-folder.ts'
import { printLine } from '../console.ts'
import { startTestTerra } from './test-terra.ts'

const port = process.env.PORT || '3000'
const terra = await startTestTerra({ withHistory: true })
terra.webhook = `http://127.0.0.1:${port}/v1/webhooks/terra`
// Connections of the stand-in end with it, so they are kept apart from the data of the real app.
const DATA_DIR = process.env.DATA_DIR || join(rootFolder, 'data', 'demo-watch')
// People come back to this very address, or their session would not be theirs.
const PUBLIC_URL = process.env.PUBLIC_URL || `http://localhost:${port}`
Object.assign(process.env, terra.settings, { PORT: port, DATA_DIR, PUBLIC_URL })
await import('../main.ts')
printLine('Connect a watch: Profile, Sync Now, Connect, Allow. Its last weeks follow within seconds.')
printLine('The demo athlete wears one already: disconnect it first, or sign up as somebody new.')
printLine(`Finish a workout on that watch at ${terra.url}`)
