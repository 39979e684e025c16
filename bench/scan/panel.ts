/** What is to be drawn: lines of cells, and what is printed on them, which is what the scan must find. */
export interface PanelLine {
  readonly label: string
  readonly cells: readonly string[]
  readonly bold?: boolean
  readonly indent?: boolean
  /** Drawn larger, as the calories of US panels are. */
  readonly large?: boolean
}

/** Printed figures by `basis.nutrient`, and `servingSize` and `servingsPerPack`. */
export type Truth = Readonly<Record<string, number>>

export interface Panel {
  readonly format: 'us' | 'eu' | 'uk'
  readonly name: string
  readonly title: string
  /** Lines above the table. */
  readonly above: readonly string[]
  readonly header: readonly string[]
  readonly lines: readonly PanelLine[]
  readonly below: readonly string[]
  /** The lines stand in two halves side by side. */
  readonly split: boolean
  readonly truth: Truth
}
