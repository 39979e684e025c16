import { useMutation, useQuery } from '@tanstack/react-query'
import { continueWithProvider, type OtherProvider, otherProviderQuery } from '../../api/sign-in-providers.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'

export interface OtherProviderButtonProps {
  isRemembered: boolean
  /** Asked first; nothing is started when it says no. */
  mayStart?: () => boolean
  /** The words of the button, by the provider's name. */
  words: (name: string) => string
}

/** Leaves for the provider that the server's settings name beside Google; there is no button where they name none. */
export function OtherProviderButton({ isRemembered, mayStart = () => true, words }: OtherProviderButtonProps) {
  const { data: other } = useQuery(otherProviderQuery)
  const leave = useMutation({
    mutationFn: ({ provider }: OtherProvider) => continueWithProvider(provider, isRemembered),
    onError: () => tell('provider-failed'),
  })
  if (!other) return null
  return (
    <Button
      variant="secondary"
      size="large"
      full
      busy={leave.isPending}
      onClick={() => {
        if (mayStart()) leave.mutate(other)
      }}
    >
      {words(other.name)}
    </Button>
  )
}
