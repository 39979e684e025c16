/** The kinds of picture that are accepted, as their content says, and the kind each is kept as. */
const kept = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
  'image/gif': 'png',
} as const

export type KeptFormat = (typeof kept)[keyof typeof kept]

export const keptFormatOf = (mimeType: string): KeptFormat | undefined =>
  Object.entries(kept).find(([one]) => one === mimeType)?.[1]

export const mimeTypeOf = (format: KeptFormat | 'avif' | 'gif'): string => `image/${format}`

const EXTENSIONS = new Set(['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'gif'])

/** Whether a file's name is one of a picture. A name without an ending says nothing; the content decides. */
export const isPictureName = (name: string): boolean => {
  const dot = name.lastIndexOf('.')
  return dot === -1 || EXTENSIONS.has(name.slice(dot + 1).toLowerCase())
}
