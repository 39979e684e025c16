/** Longest name of a recording. What is longer, or has several lines, is what somebody wrote about it. */
const MAX_NAME_LENGTH = 60

/** The name in a file's text about a recording; undefined for none, and for notes. */
export function recordingName(text: string | undefined): string | undefined {
  const name = text?.trim()
  return name === undefined || name === '' || name.length > MAX_NAME_LENGTH || /[\r\n]/.test(name) ? undefined : name
}
