import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const modules = JSON.stringify(new URL('./forked-workers.ts', import.meta.url).href)
const entry = JSON.stringify(new URL('./answer-jobs.ts', import.meta.url).href)

/** Prints the priority of the server's process, and that of one that it starts for a job. */
const script = `
  import { getPriority } from 'node:os'
  const { forkedWorkers } = await import(${modules})
  const limits = { maxJobMs: 1000, maxIdleMs: 0, maxResidentBytes: 0 }
  const onStart = ({ pid }) => console.log(getPriority(), getPriority(pid))
  const workers = forkedWorkers({ entry: new URL(${entry}), activity: 'waiting', ...limits, onStart })
  // It answers nothing: the file only helps those that do.
  await workers.ask({}, new AbortController().signal).catch(() => undefined)
  workers.close()
`

const prioritiesAt = async (niceness: number): Promise<number[]> => {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)('nice', ['-n', String(niceness), ...node])
  return stdout.trim().split(' ').map(Number)
}

test('a job gives way to the server, whatever priority that has itself', async () => {
  for (const niceness of [0, 7]) {
    const [server = Number.NaN, job] = await prioritiesAt(niceness)
    expect(job).toBe(server + 5)
  }
})
