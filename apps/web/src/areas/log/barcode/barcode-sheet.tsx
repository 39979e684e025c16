import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCode } from '@pacemeal/domain/barcode'
import type { KeptOwnFood, OwnFood } from '@pacemeal/domain/own-food'
import type { Product } from '@pacemeal/domain/product'
import type { ProductAnswer } from '@pacemeal/protocol/products'
import { useQuery } from '@tanstack/react-query'
import { PenLine, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addOwnFood, ownFoodsQuery } from '../../../api/own-foods.ts'
import { productQuery } from '../../../api/products.ts'
import { newLogId } from '../../../api/write-queue/meal-log-writes.ts'
import { longDate } from '../../../languages/dates.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { type SheetBodyProps, useSheets } from '../../../navigation/use-sheets.ts'
import { tell } from '../../../notices/tell.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOnceOpen } from '../../../ui/use-once-open.ts'
import { OwnFoodSheet } from '../own-foods/own-food-sheet.tsx'
import { mealTimeOfRequest, scanRequestOf, writeScanRequest } from '../scanner/scan-request.ts'
import { type LogForm, readAmountFields, readLoggedAt, savedItemsOf } from '../sheet/log-form.ts'
import { BarcodeCamera } from './barcode-camera.tsx'
import { logProduct } from './log-product.ts'
import { foodOfProduct, isUnknown } from './product-food.ts'
import { FaultNotes } from './product-notes.tsx'
import { type FoundProduct, ProductView } from './product-view.tsx'
import { TypedCode } from './typed-code.tsx'

/** The scan of a barcode. Each opening begins with the camera. */
export function BarcodeSheet({ isOpen, onClose }: SheetBodyProps) {
  const { key } = useLocation()
  const [opened, setOpened] = useState(key)
  if (isOpen && opened !== key) setOpened(key)
  return <BarcodeScan key={opened} isOpen={isOpen} onClose={onClose} />
}

/** Why there is nothing to log. */
type Nothing = Exclude<ProductAnswer['state'], 'found'> | 'offline' | 'doubtful'

function BarcodeScan({ isOpen, onClose }: SheetBodyProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { state } = useSheets()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { selectDay } = useSelectedDay()
  const [request] = useState(() => scanRequestOf(state, search.get(dayParameter), pathname))
  const [code, setCode] = useState<ProductCode | null>(null)
  const [isTyping, setTyping] = useState(false)
  const [newId] = useState(newLogId)
  const once = useOnceOpen(isOpen)
  const zone = browserZone()
  const day = request.day ?? presentDay()
  const own = useQuery(ownFoodsQuery(userId))
  const kept = own.data?.find(({ barcode }) => barcode !== undefined && barcode === code)
  const isKeptKnown = own.data !== undefined || own.isError
  const looked = useQuery({
    ...productQuery(code ?? ('' as ProductCode)),
    enabled: code !== null && isKeptKnown && kept === undefined,
  })
  const product = looked.data?.state === 'found' ? looked.data.product : undefined
  const words = { serving: t`serving`, pack: t`pack` }
  const found = findLoggable(kept, product, newId, words)
  const title = t`Scan Barcode`
  const description = `${request.context} · ${longDate(day)}`
  const scanAnother = () => setCode(null)
  const log = (form: LogForm, { food, product: record }: FoundProduct) =>
    once(() => {
      void logProduct(userId, food, record !== undefined && record.perServing === null, {
        name: form.name.trim(),
        mealTime: form.mealTime,
        loggedAt: readLoggedAt(form, day, undefined, Date.now()),
        amounts: readAmountFields(form, undefined),
        ...(request.plannedMeal === undefined ? {} : { plannedMeal: request.plannedMeal }),
        ...(request.session === undefined ? {} : { session: request.session }),
        items: savedItemsOf(form, undefined),
      })
      onClose()
    })
  if (found) {
    return (
      <ProductView
        key={code}
        isOpen={isOpen}
        onClose={onClose}
        found={found}
        mealTime={mealTimeOfRequest(request)}
        day={day}
        zone={zone}
        description={[found.food.brand, product?.quantity, description].filter(Boolean).join(' · ')}
        onLog={(form) => log(form, found)}
        onLogToday={() => selectDay(presentDay())}
        onScanAnother={scanAnother}
      />
    )
  }
  if (code !== null && isTyping) {
    const save = async (food: OwnFood) => {
      try {
        await addOwnFood(userId, { ...food, barcode: code }, newId)
        setTyping(false)
      } catch {
        tell('log-not-stored')
      }
    }
    return (
      <OwnFoodSheet
        isOpen={isOpen}
        onClose={() => setTyping(false)}
        food={undefined}
        name={product?.name ?? ''}
        isBusy={false}
        onSave={(food) => void save(food)}
        onRemove={undefined}
      />
    )
  }
  if (code === null) {
    return (
      <Sheet isOpen={isOpen} onClose={onClose} title={title} description={description}>
        <div className="flex flex-col gap-4">
          {isOpen ? <BarcodeCamera onCode={setCode} /> : null}
          <TypedCode onCode={setCode} />
        </div>
      </Sheet>
    )
  }
  const scanLabel = () =>
    void navigate(`${paths.scanner}${writeScanRequest({ ...request, mode: 'label', barcode: code })}`, {
      replace: true,
    })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={product?.name ?? title} description={description}>
      {looked.isFetching || !isKeptKnown ? (
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-16 text-muted">
          <Spinner />
          <Trans>Looking up {code}</Trans>
        </p>
      ) : (
        <NothingFound
          code={code}
          nothing={nothingOf(looked.data)}
          product={product}
          onTryAgain={() => void looked.refetch()}
          onScanLabel={scanLabel}
          onType={() => setTyping(true)}
          onScanAnother={scanAnother}
        />
      )}
    </Sheet>
  )
}

const nothingOf = (answer: ProductAnswer | undefined): Nothing => {
  if (answer === undefined) return 'offline'
  return answer.state === 'found' ? 'doubtful' : answer.state
}

/** What can be logged: the person's own food of that number, else the product when anything is known of it. */
function findLoggable(
  kept: KeptOwnFood | undefined,
  product: Product | undefined,
  newId: string,
  words: Parameters<typeof foodOfProduct>[1],
): FoundProduct | undefined {
  if (kept) return { food: kept, product: undefined }
  if (!product || isUnknown(product)) return undefined
  return { food: { ...foodOfProduct(product, words), id: newId }, product }
}

interface NothingFoundProps {
  code: ProductCode
  nothing: Nothing
  product: Product | undefined
  onTryAgain: () => void
  onScanLabel: () => void
  onType: () => void
  onScanAnother: () => void
}

/** Nothing to log by this number; the ways that are left. */
function NothingFound({ code, nothing, product, onTryAgain, onScanLabel, onType, onScanAnother }: NothingFoundProps) {
  const { t } = useLingui()
  const words: Readonly<Record<Nothing, string>> = {
    unknown: t`Nobody has entered this product yet.`,
    off: t`Packed products cannot be looked up here.`,
    unavailable: t`The data of products cannot be reached now.`,
    offline: t`Looking up a product needs a connection.`,
    doubtful: t`Its figures are missing or cannot be right.`,
  }
  const mayRetry = nothing === 'unavailable' || nothing === 'offline'
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        <p className="text-16 text-ink">{words[nothing]}</p>
        <p className="figures text-14 text-muted">{code}</p>
      </div>
      <FaultNotes faults={product?.faults ?? []} />
      {mayRetry ? (
        <Button size="large" full onClick={onTryAgain}>
          <Trans>Try Again</Trans>
        </Button>
      ) : null}
      <Button
        variant={mayRetry ? 'secondary' : 'primary'}
        size="large"
        full
        icon={<ScanLine size={20} aria-hidden />}
        onClick={onScanLabel}
      >
        <Trans>Scan Its Label</Trans>
      </Button>
      <Button variant="secondary" size="large" full icon={<PenLine size={20} aria-hidden />} onClick={onType}>
        <Trans>Type Its Figures</Trans>
      </Button>
      <Button variant="quiet" size="large" full onClick={onScanAnother}>
        <Trans>Scan Another</Trans>
      </Button>
    </div>
  )
}
