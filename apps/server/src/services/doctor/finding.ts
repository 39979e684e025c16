/** Something that an operator has to look at. */
export interface Finding {
  /** `error`: something does not work, or is open to others. `warning`: it works, but not as people expect. */
  readonly severity: 'error' | 'warning'
  /** The setting or the part that it is about. */
  readonly about: string
  /** A sentence of what is wrong, and what to do. */
  readonly message: string
}

export const isError = ({ severity }: Finding): boolean => severity === 'error'
