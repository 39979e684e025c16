import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Eatable } from './eatable.ts'
import { FoodSearch } from './food-search.tsx'

interface UnknownWordsProps {
  words: readonly string[]
  /** Of these what asks for a meal again where none was logged. */
  unrepeated?: string | undefined
  /** Somebody begins to look them up. */
  onSearch?: (words: string) => void
  onFound: (words: string, eatable: Eatable) => void
  onDismiss: (words: string) => void
}

/** What nobody here knows, plainly, each with a way to look it up. It counts nothing until it is found. */
export function UnknownWords({ words, unrepeated, ...others }: UnknownWordsProps) {
  const { t } = useLingui()
  if (words.length === 0) return null
  return (
    <ul aria-label={t`Not understood`} className="flex flex-col gap-2">
      {words.map((one) => (
        <UnknownRow key={one} words={one} isRepeat={one === unrepeated} {...others} />
      ))}
    </ul>
  )
}

interface UnknownRowProps extends Omit<UnknownWordsProps, 'words' | 'unrepeated'> {
  words: string
  isRepeat: boolean
}

function UnknownRow({ words, isRepeat, onSearch, onFound, onDismiss }: UnknownRowProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState<string | null>(null)
  return (
    <li className="rounded-control bg-warning-tint py-1 pr-1 pl-3">
      <div className="flex items-center gap-1">
        <p role="status" className="min-w-0 grow text-14 text-warning-ink">
          {isRepeat ? (
            <Trans>
              <strong className="font-semibold break-words">“{words}”</strong> is not counted: there is no earlier meal
              to repeat.
            </Trans>
          ) : (
            <Trans>
              <strong className="font-semibold break-words">“{words}”</strong> is not counted: no food here has that
              name.
            </Trans>
          )}
        </p>
        {search === null && !isRepeat ? (
          <Button
            variant="quiet"
            size="small"
            icon={<Search size={16} aria-hidden />}
            aria-label={t`Search a food for ${words}`}
            onClick={() => {
              onSearch?.(words)
              setSearch(words)
            }}
          >
            <Trans>Search</Trans>
          </Button>
        ) : null}
        <IconButton label={t`Leave out ${words}`} onClick={() => onDismiss(words)}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {search === null ? null : (
        <div className="pr-2 pb-2">
          <FoodSearch
            label={t`Food for “${words}”`}
            value={search}
            isAtOnce
            hasProducts
            onChange={setSearch}
            onPick={(eatable) => onFound(words, eatable)}
          />
        </div>
      )}
    </li>
  )
}
