import type { ExecutionRow } from '../../store/tables.ts'
import { userRole } from '../caller.ts'
import { permissionText } from '../permissions.ts'
import { wireInstant } from '../wire-instant.ts'

/** What of an execution is shown: not what was sent, which may be a picture of megabytes, while its caller asks again and again. */
export const shownColumns = [
  'id',
  'functionId',
  'userId',
  'status',
  'requestMethod',
  'requestPath',
  'requestHeaders',
  'responseStatusCode',
  'responseBody',
  'responseHeaders',
  'errors',
  'progress',
  'duration',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ExecutionRow)[]

export type ShownExecution = Pick<ExecutionRow, (typeof shownColumns)[number]>

/** An execution as its creator sees it. */
export type ExecutionView = ReturnType<typeof executionView>

/** Only the creator reads an execution. */
export const executionReaders = (row: Pick<ExecutionRow, 'userId'>): string[] => [userRole(row.userId)]

const headers = (json: string): { name: string; value: string }[] => JSON.parse(json)

/** The wire's shape. `functionId` is the older name of `resourceId`; `progress` is the stage that was really reached. */
export const executionView = (row: ShownExecution) => ({
  $id: row.id,
  $createdAt: wireInstant(row.createdAt),
  $updatedAt: wireInstant(row.updatedAt),
  $permissions: executionReaders(row).map((role) => permissionText({ action: 'read', role })),
  functionId: row.functionId,
  resourceId: row.functionId,
  resourceType: 'functions',
  deploymentId: '',
  trigger: 'http',
  status: row.status,
  requestMethod: row.requestMethod,
  requestPath: row.requestPath,
  requestHeaders: headers(row.requestHeaders),
  responseStatusCode: row.responseStatusCode,
  responseBody: row.responseBody,
  responseHeaders: headers(row.responseHeaders),
  logs: '',
  errors: row.errors,
  duration: row.duration,
  scheduledAt: null,
  progress: JSON.parse(row.progress) as unknown,
})
