/** What a call gives, and the milliseconds of processor time that it took: the same however busy the machine is. */
export function timed<Result>(call: () => Result): readonly [Result, number] {
  const before = process.threadCpuUsage()
  const result = call()
  const { user, system } = process.threadCpuUsage(before)
  return [result, (user + system) / 1000]
}
