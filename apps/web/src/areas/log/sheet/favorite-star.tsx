import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFavorites } from './use-favorites.ts'

/** Marks a food as a favorite, or takes the mark back. `food` is the key that the search knows it by. */
export function FavoriteStar({ food, name }: { food: string; name: string }) {
  const { t } = useLingui()
  const favorites = useFavorites()
  const isFavorite = favorites.keys.includes(food)
  return (
    <IconButton
      label={t`Favorite ${name}`}
      aria-pressed={isFavorite}
      className={isFavorite ? 'text-ember-ink!' : 'text-muted'}
      onClick={() => favorites.toggle(food, name)}
    >
      <Star size={18} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
