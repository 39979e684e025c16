/** What another app hands over. */
export interface SharedContent {
  readonly title?: string
  readonly text?: string
  readonly url?: string
  /** The media type of the first file; undefined without files. */
  readonly fileType?: string | undefined
  /** Its name, which tells what it is where the sharing app gives no type or none that says anything. */
  readonly fileName?: string | undefined
}

const isPicture = (type: string, name: string): boolean =>
  type.startsWith('image/') ||
  (/^(?:application\/octet-stream)?$/.test(type) && /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp)$/i.test(name))

/** Longest text that is read as a meal in words, as the field takes it. */
const MAX_WORDS = 500

/** The first address of the web in a text. */
const addressIn = (text: string): string | undefined =>
  /https?:\/\/[^\s<>"']+/i.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '')

/**
 * The path of the app that takes what was shared: a picture is scanned, another file imported, a page's address read as a
 * recipe, and any other text as a meal in words. Many apps share an address as text, some with its page's title before it.
 */
export function shareDestination({ title = '', text = '', url = '', fileType, fileName = '' }: SharedContent): string {
  if (fileType !== undefined) return isPicture(fileType, fileName) ? '/scanned-image?shared' : '/wearable?stay&shared'
  const address = addressIn(url) ?? addressIn(text)
  if (address !== undefined) return `/my-foods?${new URLSearchParams({ sheet: 'recipe', about: address })}`
  const words = (text.trim() || title.trim()).slice(0, MAX_WORDS)
  return words === '' ? '/home' : `/home?${new URLSearchParams({ sheet: 'log', words })}`
}
