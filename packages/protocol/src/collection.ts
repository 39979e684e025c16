/** One declaration of a collection gives its table, its validation, its permission check and its TypeScript type. */

export interface TextField {
  readonly kind: 'text'
  readonly max: number
}
export interface IntegerField {
  readonly kind: 'integer'
  readonly min: number
  readonly max: number
}
export interface DoubleField {
  readonly kind: 'double'
  readonly min: number
  readonly max: number
  /** What clients may write, where a rule of the collection takes less than is stored of earlier times; only told. */
  readonly written?: { readonly min: number; readonly max: number }
}
export interface BooleanField {
  readonly kind: 'boolean'
}
export interface InstantField {
  readonly kind: 'instant'
}
export interface ChoiceField<V extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly V[]
}
export interface TextListField {
  readonly kind: 'text-list'
  readonly max: number
  readonly maxItems: number
}

export type Field = TextField | IntegerField | DoubleField | BooleanField | InstantField | ChoiceField | TextListField

/** The TypeScript value of a field on the wire. */
export type FieldValue<F extends Field> = F extends TextField | InstantField
  ? string
  : F extends IntegerField | DoubleField
    ? number
    : F extends BooleanField
      ? boolean
      : F extends ChoiceField<infer V>
        ? V
        : F extends TextListField
          ? string[]
          : never

export interface FieldOptions {
  /** A document without it is refused; it can never be null. */
  readonly required?: true
  /** Given when a create leaves it out. */
  readonly default?: string | number | boolean
}

export type Declared<F extends Field, O extends FieldOptions> = F & O

export const text = <const O extends FieldOptions>(max: number, options?: O) =>
  ({ kind: 'text', max, ...options }) as Declared<TextField, O>
export const integer = <const O extends FieldOptions>(min: number, max: number, options?: O) =>
  ({ kind: 'integer', min, max, ...options }) as Declared<IntegerField, O>
export const double = <const O extends FieldOptions>(min: number, max: number, options?: O) =>
  ({ kind: 'double', min, max, ...options }) as Declared<DoubleField, O>
/** A number that is stored between the bounds, and written by clients within narrower ones. */
export const doubleWritten = (min: number, max: number, written: DoubleField['written'] & object): DoubleField => ({
  kind: 'double',
  min,
  max,
  written,
})
export const boolean = <const O extends FieldOptions>(options?: O) =>
  ({ kind: 'boolean', ...options }) as Declared<BooleanField, O>
export const instant = <const O extends FieldOptions>(options?: O) =>
  ({ kind: 'instant', ...options }) as Declared<InstantField, O>
export const choice = <const V extends string, const O extends FieldOptions>(values: readonly V[], options?: O) =>
  ({ kind: 'choice', values, ...options }) as Declared<ChoiceField<V>, O>
export const textList = <const O extends FieldOptions>(max: number, maxItems: number, options?: O) =>
  ({ kind: 'text-list', max, maxItems, ...options }) as Declared<TextListField, O>

export type Action = 'read' | 'create' | 'update' | 'delete'

/** Who a collection belongs to and what a client may do with it; the server itself may do everything. */
export interface CollectionRules {
  /** The field that names the owner's user id; null for public reading, like settings. */
  readonly owner: string | null
  /** What the owner's own client may do. */
  readonly clients: readonly Action[]
  /** The document's id must be the owner's user id (one document a person). */
  readonly idIsOwner?: true
  /** Fields that only the server writes. A client may clear them; any other value of theirs is passed over. */
  readonly serverFields?: readonly string[]
  /** Field tuples that lists filter and order by; each becomes an index, the owner's field first. */
  readonly indexes: readonly (readonly string[])[]
}

export interface Collection<
  N extends string = string,
  F extends Record<string, Field & FieldOptions> = Record<string, Field & FieldOptions>,
> extends CollectionRules {
  readonly id: N
  readonly fields: F
}

export const collection = <const N extends string, const F extends Record<string, Field & FieldOptions>>(
  id: N,
  rules: CollectionRules & { readonly fields: F },
): Collection<N, F> => ({ id, ...rules })

/** The attributes of a document as the wire carries them: every one present, null when unset unless required. */
export type DocumentData<C extends Collection> = {
  [K in keyof C['fields']]: C['fields'][K] extends { required: true }
    ? FieldValue<C['fields'][K]>
    : FieldValue<C['fields'][K]> | null
}
