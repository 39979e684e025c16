import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'

/** Lines of a dish of middle size. */
const LINES = 6

/** The first page of a dish that is not known yet, in the frame of `CookDishScreen`. */
export function CookSkeleton() {
  const { t } = useLingui()
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-176 flex-col">
      <div aria-hidden className="px-3 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <span className="flex size-11 items-center justify-center text-muted">
          <X size={24} />
        </span>
      </div>
      <div aria-hidden className="px-5 pt-2 pb-1">
        <Skeleton className="h-1.5 rounded-full" />
      </div>
      <main className="grow px-5 pt-3 pb-6">
        <h1 className="sr-only">
          <Trans>Cook</Trans>
        </h1>
        <LoadingRegion label={t`Loading the dish`}>
          <div className="flex flex-col gap-5">
            <div className="flex flex-col gap-3">
              <Skeleton className="h-9 w-4/5" />
              <div className="flex gap-2">
                <Skeleton className="h-7 w-24 rounded-full" />
                <Skeleton className="h-7 w-32 rounded-full" />
              </div>
            </div>
            <div>
              <Skeleton className="mb-2 h-7 w-40" />
              {Array.from({ length: LINES }, (_, line) => (
                <div key={String(line)} className="flex min-h-13 items-center gap-3 border-t border-line">
                  <Skeleton className="size-6 rounded-small" />
                  <Skeleton className="h-5 w-2/5" />
                  <Skeleton className="ml-auto h-5 w-1/5" />
                </div>
              ))}
            </div>
          </div>
        </LoadingRegion>
      </main>
      <div
        aria-hidden
        className="sticky bottom-0 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <Skeleton className="h-16" />
      </div>
    </div>
  )
}
