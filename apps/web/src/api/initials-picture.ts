import { configuration } from './configuration.ts'

/** The address of a picture with a person's initials on the brand's orange. */
export function initialsPicture(name: string): string {
  const { endpoint, projectId, initialsBackground } = configuration
  const search = { name, width: '96', height: '96', background: initialsBackground, project: projectId }
  return `${endpoint}/avatars/initials?${new URLSearchParams(search)}`
}
