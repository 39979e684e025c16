import { Trans, useLingui } from '@lingui/react/macro'
import type { HealthAnswers } from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { healthAnswersQuery, saveHealthAnswers } from '../../../api/health-answers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { HealthFields } from './health-fields.tsx'

interface HealthSheetProps {
  isOpen: boolean
  onClose: () => void
}

/** The questions of the health page in a sheet. Nothing is kept before Save. */
export function HealthSheet({ isOpen, onClose }: HealthSheetProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const formId = useId()
  const told = useQuery({ ...healthAnswersQuery(userId), enabled: isOpen })
  const [changed, setChanged] = useState<HealthAnswers | null>(null)
  const answers = changed ?? told.data
  const close = () => {
    setChanged(null)
    onClose()
  }
  const save = useMutation({
    mutationFn: (given: HealthAnswers) => saveHealthAnswers(userId, given),
    onSuccess: () => {
      close()
      tell('health-saved')
    },
    onError: (thrown) => tellRefusal('save-health', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t`Health`}
      footer={
        <Button type="submit" form={formId} size="large" full busy={save.isPending} disabled={answers === undefined}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      {answers ? (
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-8"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate(answers)
          }}
        >
          <HealthFields answers={answers} onChange={setChanged} />
        </form>
      ) : told.isError ? (
        <MissingPart
          heading="h3"
          title={t`Your health page could not be loaded`}
          onRetry={() => void told.refetch()}
          isRetrying={told.isFetching}
        >
          <Trans>What you told before is kept. Please try again.</Trans>
        </MissingPart>
      ) : (
        <LoadingRegion label={t`Loading your health page`}>
          <Skeleton className="h-80 rounded-card" />
        </LoadingRegion>
      )}
    </Sheet>
  )
}
