/** Prints columns as wide as their widest cell, so that the table reads in a terminal and as Markdown. */
export const printTable = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'))
}
