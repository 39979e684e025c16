import { cpus, loadavg, totalmem } from 'node:os'

/** One line on what the figures were measured on; the load is that of all programs before the run. */
export const machineLine = (): string => {
  const cores = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const load = loadavg()[0]?.toFixed(1) ?? '-'
  return `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, ${process.platform}, Node ${process.version}, load average ${load}`
}
