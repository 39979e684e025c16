import type { ApiRefusal } from '../api/refusal.ts'
import type { Notice } from '../ui/notice.ts'
import { notices } from './catalogue.ts'
import { type Doing, subjectOf } from './refusal-notices.ts'
import { aboutOf } from './subjects.ts'

/** That something is not taken back yet, and why; it stands, wherever its person goes, until they try `again`. */
export function waitingUndo(
  doing: Doing,
  { code, isForeign }: Pick<ApiRefusal, 'code' | 'isForeign'>,
  again: () => void,
): Notice {
  const why = code === 'network' ? 'offline' : isForeign ? 'out-of-reach' : 'in-trouble'
  const notice = notices['undo-waits'](why, again)
  return { ...notice, ...aboutOf('undo-waits', notice.type, subjectOf(doing)) }
}
