import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../api/profile.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { connectDemo } from '../../../api/wearable-import.ts'
import { Button } from '../../../ui/button.tsx'

/** Offers a device that makes everything up, for somebody who has none at hand. */
export function DemoDevice({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [refused, setRefused] = useState('')
  const connect = useMutation({
    mutationFn: async () => {
      await connectDemo(userId)
      await queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
    },
    onMutate: () => setRefused(''),
    onError: (thrown) => setRefused(refusalOf(thrown).said || t`The demo device could not be connected. Try again.`),
  })
  return (
    <section aria-labelledby="demo-device" className="flex flex-col gap-3">
      <h2 id="demo-device" className="text-20 font-semibold text-ink">
        <Trans>No device at hand?</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          A demo device makes up believable days from your own schedule: sessions, heart rate, sleep, steps and weight.
          It is marked as DEMO everywhere, counts like a real one, and goes with all its data when you disconnect it.
        </Trans>
      </p>
      <Button variant="secondary" full busy={connect.isPending} onClick={() => connect.mutate()}>
        <Trans>Connect Demo Device</Trans>
      </Button>
      <p role="alert" className="text-14 font-medium text-danger empty:hidden">
        {refused}
      </p>
    </section>
  )
}
