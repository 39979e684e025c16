import { Refusal } from '../refusal.ts'
import { type Person, rolesOf, userRole } from './caller.ts'

export type PermittedAction = 'read' | 'update' | 'delete'

/** One right on a document or file: who may do what. */
export interface Permission {
  readonly action: PermittedAction
  readonly role: string
}

/** Most rights that one document or file may name. */
export const MAX_PERMISSIONS = 100
const ID = '[A-Za-z0-9][A-Za-z0-9._-]{0,35}'
const ROLE = new RegExp(
  `^(any|guests|users(/(verified|unverified))?|user:${ID}(/(verified|unverified))?|team:${ID}(/[A-Za-z0-9._-]{1,36})?|member:${ID}|label:[A-Za-z0-9]{1,36})$`,
)
const PERMISSION = /^(read|update|delete|write)\("([^"]{1,100})"\)$/

const unfit = (text: string) =>
  new Refusal(
    'general_argument_invalid',
    `Invalid \`permissions\` param: "${text.slice(0, 100)}" is not of the form action("role") with read, update, delete or write and a known kind of role.`,
  )

export const permissionText = ({ action, role }: Permission): string => `${action}("${role}")`

/** Reads permission texts, `write` becoming update and delete, duplicates once; refuses what is not one. */
export const readPermissions = (texts: readonly string[]): Permission[] => {
  if (texts.length > MAX_PERMISSIONS) {
    throw new Refusal(
      'general_argument_invalid',
      `Invalid \`permissions\` param: at most ${MAX_PERMISSIONS} are accepted.`,
    )
  }
  const found = new Map<string, Permission>()
  for (const text of texts) {
    const [, action, role] = PERMISSION.exec(text) ?? []
    if (action === undefined || role === undefined || !ROLE.test(role)) throw unfit(text)
    const actions: readonly PermittedAction[] = action === 'write' ? ['update', 'delete'] : [action as PermittedAction]
    for (const one of actions) found.set(permissionText({ action: one, role }), { action: one, role })
  }
  return [...found.values()]
}

/** A caller may only give rights to roles that he holds himself. */
export const requireHeldRoles = (permissions: readonly Permission[], caller: Person | null): void => {
  const held = rolesOf(caller)
  const foreign = permissions.find((one) => !held.includes(one.role))
  if (foreign !== undefined) {
    throw new Refusal('user_unauthorized', `You cannot give rights to the role ${foreign.role}, which you do not hold.`)
  }
}

/** What the creator gets when nothing else is asked for. */
export const ownPermissions = (userId: string): Permission[] =>
  (['read', 'update', 'delete'] as const).map((action) => ({ action, role: userRole(userId) }))

/** Documents are their owner's alone: rights for anybody else, everybody included, are refused. */
export const requireOwnRoles = (permissions: readonly Permission[], { user }: Person): void => {
  const foreign = permissions.find((one) => !isOwnersRole(one.role, user.id))
  if (foreign !== undefined) {
    throw new Refusal('user_unauthorized', `You cannot give rights to the role ${foreign.role}: documents are private.`)
  }
}

const isOwnersRole = (role: string, ownerId: string): boolean =>
  role === userRole(ownerId) || role.startsWith(`${userRole(ownerId)}/`)

/** Whether anyone but the owner is named. */
export const isShared = (permissions: readonly Permission[], ownerId: string): boolean =>
  permissions.some((one) => !isOwnersRole(one.role, ownerId))

export const permits = (permissions: readonly string[], action: PermittedAction, roles: readonly string[]): boolean =>
  roles.some((role) => permissions.includes(permissionText({ action, role })))

/** The roles that may read: what an event's readers are. */
export const readersOf = (permissions: readonly string[]): string[] =>
  permissions.flatMap((text) => {
    const [, action, role] = PERMISSION.exec(text) ?? []
    return action === 'read' && role !== undefined ? [role] : []
  })

/** A stored JSON list of texts. */
export const storedTexts = (json: string): string[] => {
  const parsed: unknown = JSON.parse(json)
  return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : []
}
