import { useLingui } from '@lingui/react/macro'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useState } from 'react'
import { configuration } from '../../../api/configuration.ts'

/** The photo that a meal's figures were read from, in sight while they are corrected; a tap makes it larger. */
export function MealPicture({ address }: { address: string }) {
  const { t } = useLingui()
  const [isLarge, setLarge] = useState(false)
  const [isGone, setGone] = useState(false)
  // Kept pictures are the server's own: another address in a log is not asked for.
  if (isGone || !address.startsWith('/')) return null
  const Icon = isLarge ? Minimize2 : Maximize2
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      aria-label={isLarge ? t`Show the photo smaller` : t`Show the photo larger`}
      onClick={() => setLarge(!isLarge)}
      className={`relative block w-full overflow-hidden rounded-control bg-sunken ${isLarge ? 'h-[45dvh]' : 'h-[18dvh]'}`}
    >
      <img
        src={`${configuration.basePath}${address}`}
        alt={t`What these figures were read from`}
        onError={() => setGone(true)}
        className="size-full object-contain"
      />
      <span aria-hidden className="absolute right-2 bottom-2 rounded-full bg-paper p-1.5 text-ink shadow-soft">
        <Icon size={16} />
      </span>
    </button>
  )
}
