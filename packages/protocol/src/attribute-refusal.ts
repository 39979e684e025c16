import { type FieldRefusal, type Result, refused } from '@pacemeal/domain'

/**
 * A part of a document's text that does not fit: where, and what it takes. The words are part of the wire, for whoever
 * writes a client; they stay English, and no screen shows them.
 */
export interface AttributeRefusal<C extends string = string> extends FieldRefusal<C> {
  readonly message: string
}

/** Refuses a part of a document's text by its name and what it takes. */
export const refuseAttribute = <C extends string>(
  code: C,
  field: string,
  takes: string,
): Result<never, AttributeRefusal<C>> => refused({ field, code, message: `"${field}" takes ${takes}` })
