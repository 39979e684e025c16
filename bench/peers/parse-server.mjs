import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

/** Parse Server as its own documents start it, from the folder that it is installed in; prints its address. */
const { PEERS_FOLDER, DATABASE_URL, APP_ID, MASTER_KEY } = process.env
const require = createRequire(join(PEERS_FOLDER, 'package.json'))
const { ParseServer } = require('parse-server')
const express = require('express')

const parse = new ParseServer({
  databaseURI: DATABASE_URL,
  appId: APP_ID,
  masterKey: MASTER_KEY,
  serverURL: 'http://127.0.0.1/parse',
  allowClientClassCreation: true,
  logLevel: 'error',
  silent: true,
})
await parse.start()
const app = express()
app.use('/parse', parse.app)
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening at http://127.0.0.1:${server.address().port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
