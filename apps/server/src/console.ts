/** A line for the person at the terminal. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with a message for a person instead of a stack. */
export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
