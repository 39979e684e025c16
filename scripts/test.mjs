// npm test: every suite, one plain closing line. `npm test -- unit server` runs only those parts, `npm test -- --shard=1/3` the
// first third of the test files, so that three machines share the work; the first of them checks types and style, too.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb, fail, installDependencies, node26, root, toolEnvironment } from './bootstrap.mjs'
import { chromiumEnvironment, requireChromium } from './chromium.mjs'
import { memoryFolder } from './memory-folder.mjs'

const results = join(root, 'test-results')
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: said again at the end, where a long run's reader looks first. */
const failures = []
/** What passed at a later try, with what the first one met. */
const triedAgain = []

/** A check that passes or fails as a whole, such as the type check. What it says is printed when it ends. */
async function check([name, args]) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const run = spawn(node26, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: toolEnvironment(colors) })
  const output = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const status = await new Promise((ended) => {
    run.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      ended(null)
    })
    run.on('close', ended)
  })
  console.log(`\n— ${name}`)
  process.stdout.write(Buffer.concat(output))
  if (status === 0) totals.passed += 1
  else countFailure(name)
}

function countFailure(description) {
  totals.failed += 1
  failures.push(description)
}

/** Where the tests of a Vitest project lie: one that finds none any more is a failure, whatever the others find. */
const folderOf = {
  unit: 'packages/',
  web: 'apps/web/',
  'web-apart': 'apps/web/',
  server: 'apps/server/',
  e2e: 'e2e/',
}

/** A run of Vitest projects; its own counts are added up. One that dies without counts is one failure. */
function suite(name, projects, environment = {}) {
  console.log(`\n— ${name}`)
  const report = join(results, `${name}.json`)
  rmSync(report, { force: true })
  const run = spawnSync(
    node26,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(shard ? [`--shard=${shard.index}/${shard.count}`] : []),
    ],
    { cwd: root, stdio: 'inherit', env: toolEnvironment({ NODE_ENV: 'test', ...memory, ...environment }) },
  )
  if (!existsSync(report)) {
    countFailure(`${name}: ended without a report`)
    return
  }
  const counts = JSON.parse(readFileSync(report, 'utf8'))
  totals.passed += counts.numPassedTests
  totals.skipped += counts.numPendingTests + counts.numTodoTests
  const before = totals.failed
  for (const file of counts.testResults) {
    const place = `${name}: ${relative(root, file.name)}`
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const later = file.assertionResults.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    )
    const said = (test) => `${place} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`
    for (const test of failed) countFailure(said(test))
    triedAgain.push(...later.map(said))
    if (file.status === 'failed' && failed.length === 0) countFailure(`${place}: ${firstLine(file.message)}`)
  }
  const found = counts.testResults.map((file) => relative(root, file.name))
  // A share may hold no file of a small project.
  for (const project of shard ? projects.slice(0, 1) : projects)
    if (!found.some((file) => file.startsWith(folderOf[project]))) countFailure(`${name}: no test of ${project} ran`)
  if (totals.failed === before && run.status !== 0) countFailure(`${name}: ended with ${run.status} outside its tests`)
}

/** Which share of the test files is run, of how many: from `--shard=1/3`. */
function readShard(option) {
  if (option === undefined) return undefined
  const [, index, count] = /^--shard=([1-9]\d*)\/([1-9]\d*)$/.exec(option)?.map(Number) ?? []
  if (!(index <= count)) fail(`${option} names no share: write --shard=1/3 for the first of three.`)
  return { index, count }
}

/** What a failure says first, and what it waited for. */
const firstLine = (message = '') => {
  const lines = message.split('\n')
  const awaited = lines.find((line) => line.includes('waiting for')) ?? ''
  return `${lines[0]}${awaited}`.slice(0, 300)
}

/** As many as work at a time: each goes through types of its own that another has been through, and TypeScript takes four. */
const checkers = String(Math.min(4, availableParallelism()))

/** Each uses one core, or waits for a download, for most of its time, so that they run beside one another. */
const checks = {
  types: [['type check', [join(root, 'node_modules/typescript/bin/tsc'), '--build', '--checkers', checkers]]],
  lint: [
    ['unused code', [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress']],
    ['lint and format', [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '.']],
    ['texts for translators', [join(root, 'scripts/messages.mjs'), '--check']],
  ],
  e2e: [['Chromium and web app for stories', [join(root, 'scripts/prepare-stories.mjs')]]],
}

const suites = {
  unit: () => suite('unit', ['unit', 'web', 'web-apart']),
  server: () => suite('server', ['server']),
  e2e: () => {
    const chromium = requireChromium()
    buildWeb()
    suite('e2e', ['e2e'], chromiumEnvironment(chromium))
  },
}

const shardOption = process.argv.slice(2).find((argument) => argument.startsWith('--shard'))
const shard = readShard(shardOption)
const wanted = process.argv.slice(2).filter((argument) => argument !== shardOption)
const parts = Object.keys({ ...checks, ...suites })
const unknown = wanted.filter((name) => !parts.includes(name))
if (unknown.length > 0) fail(`Unknown part: ${unknown.join(', ')}. Parts are ${parts.join(', ')}.`)
/** Types and style are looked at as a whole, by one machine. */
const isShared = (name) => name in suites
const isWanted = ([name]) =>
  (wanted.length === 0 || wanted.includes(name)) && (isShared(name) || shard === undefined || shard.index === 1)

installDependencies()
const memory = memoryFolder()
mkdirSync(results, { recursive: true })
const wantedChecks = Object.entries(checks).filter(isWanted)
await Promise.all(wantedChecks.flatMap(([, ofPart]) => ofPart).map(check))
for (const [, run] of Object.entries(suites).filter(isWanted)) run()
for (const test of triedAgain) console.log(`\nPASSED AT A LATER TRY ${test}`)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed === 0 ? 0 : 1)
