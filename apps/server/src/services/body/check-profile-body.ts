import { checkBody } from '@pacemeal/domain'
import { userProfiles } from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'

/** What a profile keeps of a body; null where it is not told. */
interface ProfileBody {
  readonly heightInches: number | null
  readonly weightPounds: number | null
}

const requireFit = ({ heightInches: inches, weightPounds: pounds }: ProfileBody): void => {
  if (inches === null || pounds === null) return
  const body = checkBody({ inches, pounds, isMetric: false })
  if (body.ok) return
  const { min, max } = body.error.accepted
  throw new Refusal(
    'document_invalid_structure',
    `Invalid document structure: Attribute "weightPounds" takes a number from ${min} to ${max} with a "heightInches" of ${inches}. Send both together.`,
  )
}

/** A height and a weight have to fit each other, whoever writes them; one of before that does not stays until it is changed. */
export const checkProfileBody: DocumentReaction<unknown, typeof userProfiles> = {
  collection: userProfiles,
  async created(_tx, _backend, _person, created) {
    requireFit(created)
  },
  async changed(_tx, _backend, before, changed) {
    const isSame = before.heightInches === changed.heightInches && before.weightPounds === changed.weightPounds
    if (!isSame) requireFit(changed)
  },
}
