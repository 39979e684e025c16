import { Trans, useLingui } from '@lingui/react/macro'
import { type Bounds, dayAt, diets, isWithin, poundsToKilograms, readFigure } from '@pacemeal/domain'
import { EVENT_BOUNDS, type RaceProduct, type RaceSettings } from '@pacemeal/domain/event'
import { allProducts, genericProducts, nextGutPractice, trainedRace } from '@pacemeal/nutrition/race'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { profileQuery } from '../../../api/profile.ts'
import { raceSettingsQuery, saveRaceSettings } from '../../../api/race-settings.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Group } from './event-fields.tsx'
import type { EventErrors } from './event-form.ts'
import { productKindName } from './event-words.ts'
import { productName, servingInUnits } from './product-names.ts'
import { ProductSheet } from './product-sheet.tsx'
import { raceReasonText } from './race-reason-words.ts'
import { useEvents } from './use-events.ts'

/** The athlete's products, and what is known of their gut and sweat. */
export function ProductsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const query = useQuery(raceSettingsQuery(userId))
  const failure = useReadingFailure(query)
  return (
    <Screen title={t`Race Products`} back={<BackLink to={paths.events} label={t`Back to events`} />}>
      {query.data ? (
        <>
          <GutCard userId={userId} settings={query.data} />
          <FiguresForm key={JSON.stringify(query.data)} userId={userId} settings={query.data} />
          <ProductList userId={userId} settings={query.data} />
        </>
      ) : failure === null ? (
        <LoadingRegion label={t`Loading your products`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t`Your products could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>What you saved is kept. Check your connection and try again.</Trans>
        </ErrorState>
      )}
    </Screen>
  )
}

function useSaveSettings(userId: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: (settings: RaceSettings) => saveRaceSettings(userId, settings),
    onSuccess: () => {
      tell('race-settings-saved')
      onSaved?.()
    },
    onError: (thrown) => tellRefusal('save-race-settings', thrown),
  })
}

/** What to practise next for the race that sessions of today train for; nothing where it asks for nothing. */
function GutCard({ userId, settings }: { userId: string; settings: RaceSettings }) {
  const { t } = useLingui()
  const today = dayAt(useMinute(), browserZone())
  const { events } = useEvents(userId)
  const profile = useQuery(profileQuery(userId)).data
  if (!events || typeof profile?.weightPounds !== 'number') return null
  const chosen = diets.filter((diet) => profile.diet?.includes(diet))
  const known = {
    mass: poundsToKilograms(profile.weightPounds),
    diets: chosen,
    settings,
    tests: [],
    events,
    conditions: [],
  }
  const race = trainedRace(known, today)
  const practice = race === undefined ? null : nextGutPractice(race, known, today)
  if (race === undefined || practice === null) return null
  const { value, because } = practice
  return (
    <Card aria-label={t`Gut training`}>
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Gut training</Trans>
      </h2>
      <p className="text-14 text-muted">{t`For ${race.name}`}</p>
      {value === null ? null : (
        <p className="figures text-20 font-bold text-ink">{t`Next: ${wholeNumber(value)} g an hour`}</p>
      )}
      <p className="text-14 text-ink">{because.map(raceReasonText).join(' ')}</p>
      <p className="text-14 text-muted">
        <Trans>Your race shows which sessions practise it. Log their fuel: your stomach decides the next step.</Trans>
      </p>
    </Card>
  )
}

/** An optional figure that is typed: null for none, undefined for one that does not fit. */
const optional = (typed: string, bounds: Bounds): number | null | undefined => {
  if (typed.trim() === '') return null
  return isWithin(readFigure(typed), bounds) ? readFigure(typed) : undefined
}

const shown = (figure: number | null): string => (figure === null ? '' : String(figure))

function FiguresForm({ userId, settings }: { userId: string; settings: RaceSettings }) {
  const { t } = useLingui()
  const [tolerance, setTolerance] = useState(shown(settings.tolerance))
  const [sweatSodium, setSodium] = useState(shown(settings.sweatSodium))
  const [fuelsLowCarb, setFuelsLowCarb] = useState(settings.fuelsLowCarb)
  const [errors, setErrors] = useState<EventErrors>({})
  const save = useSaveSettings(userId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [carbs, sodium] = [
      optional(tolerance, EVENT_BOUNDS.tolerance),
      optional(sweatSodium, EVENT_BOUNDS.sweatSodium),
    ]
    const range = ({ min, max }: Bounds) => t`Enter ${min} to ${max}, or leave it empty`
    if (carbs === undefined || sodium === undefined) {
      return setErrors({
        ...(carbs === undefined ? { tolerance: range(EVENT_BOUNDS.tolerance) } : {}),
        ...(sodium === undefined ? { sweatSodium: range(EVENT_BOUNDS.sweatSodium) } : {}),
      })
    }
    setErrors({})
    save.mutate({ ...settings, tolerance: carbs, sweatSodium: sodium, fuelsLowCarb })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Group title={t`Gut and sweat`}>
        <TextField
          name="tolerance"
          label={t`Carbohydrate you take without trouble`}
          hint={t`From your long sessions; empty while you do not know. Then a race gives you 60 g an hour at most.`}
          unit={t`g/h`}
          inputMode="numeric"
          autoComplete="off"
          value={tolerance}
          error={errors.tolerance}
          onChange={({ target }) => setTolerance(target.value)}
        />
        <TextField
          name="sweatSodium"
          label={t`Sodium in your sweat`}
          hint={t`From a sweat sodium test; empty while you do not know. Then 600 mg count.`}
          unit={t`mg/L`}
          inputMode="numeric"
          autoComplete="off"
          value={sweatSodium}
          error={errors.sweatSodium}
          onChange={({ target }) => setSodium(target.value)}
        />
        <Switch
          label={t`Fuel hard sessions on a low-carb diet`}
          description={t`More carbohydrate around intense sessions and during races. Without it at most 30 g an hour. A low-carb diet does not load.`}
          checked={fuelsLowCarb}
          onChange={({ target }) => setFuelsLowCarb(target.checked)}
        />
        <Button type="submit" busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </form>
  )
}

function ProductList({ userId, settings }: { userId: string; settings: RaceSettings }) {
  const { t } = useLingui()
  const sheets = usePageSheets(['product'])
  const save = useSaveSettings(userId, sheets.close)
  const all = allProducts(settings)
  const edited = all.find(({ id }) => id === sheets.shown?.about)
  const isGeneric = edited !== undefined && genericProducts.some(({ id }) => id === edited.id)
  const isStored = settings.products.some(({ id }) => id === edited?.id)
  const keep = (product: RaceProduct) => {
    const others = settings.products.filter(({ id }) => id !== product.id)
    save.mutate({ ...settings, products: [...others, product] })
  }
  const remove = useMutation({
    mutationFn: (_: { readonly name: string; readonly isReset: boolean }) =>
      saveRaceSettings(userId, { ...settings, products: settings.products.filter(({ id }) => id !== edited?.id) }),
    onSuccess: (_, { name, isReset }) => {
      tell(isReset ? 'product-reset' : 'product-deleted', name, () =>
        undoOrWait('save-race-settings', () => saveRaceSettings(userId, settings)),
      )
      sheets.close()
    },
    onError: (thrown) => tellRefusal('save-race-settings', thrown),
  })
  return (
    <section aria-label={t`Products`} className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-20 font-semibold text-ink">
          <Trans>Products</Trans>
        </h2>
        <Button size="small" icon={<Plus size={18} aria-hidden />} onClick={() => sheets.open('product')}>
          <Trans>Add Product</Trans>
        </Button>
      </header>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
        {all.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken"
              onClick={() => sheets.open('product', product.id)}
            >
              <span className="min-w-0 grow">
                <span className="block text-16 wrap-anywhere text-ink">{productName(product)}</span>
                <span className="block text-14 text-muted">
                  {[productKindName(product.kind), servingInUnits(product)].filter((part) => part !== '').join(' · ')}
                </span>
              </span>
              <span className="figures shrink-0 text-right text-14 text-ink">
                {t`${wholeNumber(product.carbs)} g`}
                <span className="block text-muted">{t`${wholeNumber(product.sodium)} mg sodium`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ProductSheet
        key={sheets.shown?.about ?? 'closed'}
        isOpen={sheets.shown !== null}
        onClose={sheets.close}
        about={sheets.shown?.about ?? ''}
        product={edited}
        isBusy={save.isPending || remove.isPending}
        onSave={keep}
        onRemove={
          isStored && edited ? () => remove.mutate({ name: productName(edited), isReset: isGeneric }) : undefined
        }
        isReset={isGeneric}
      />
    </section>
  )
}
