import { Trans, useLingui } from '@lingui/react/macro'
import { type KeptOwnFood, MAX_OWN_FOOD_NAME, OWN_FOOD_BOUNDS, type OwnFood } from '@pacemeal/domain/own-food'
import { useMutation } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { foodMassUnit } from '../../../languages/food-amounts.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FoodCatalogue } from '../sheet/food-catalogue.ts'
import type { WholeLookup } from '../sheet/food-finder.ts'
import { FoodSearch } from '../sheet/food-search.tsx'
import { pickFood, textsOf } from '../sheet/log-form.ts'
import { PickedFoods } from '../sheet/picked-foods.tsx'
import { MealTotal } from '../sheet/sheet-notes.tsx'
import { UnknownWords } from '../sheet/unknown-words.tsx'
import { useFoodCatalogue, useWholeLookup } from '../sheet/use-food-catalogue.ts'
import { useOwnFoods } from '../sheet/use-own-foods.ts'
import { DeletedNote } from './deleted-note.tsx'
import type { OwnFoodErrors } from './own-food-form.ts'
import {
  amountsOfServing,
  blankRecipeForm,
  foodOfRecipe,
  itemsOfRecipe,
  type OwnRecipeForm,
  readRecipeForm,
  recipeFormOf,
  withWritten,
} from './own-recipe-form.ts'
import { type FoundRecipe, findPastedRecipe } from './read-pasted-recipe.ts'

interface OwnRecipeSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What is changed; none for a new one. */
  food: KeptOwnFood | undefined
  /** Whether it was deleted elsewhere while it was changed: it can be saved as a new one. */
  isDeleted: boolean
  isBusy: boolean
  onSave: (food: OwnFood) => void
  onRemove: (() => void) | undefined
  /** The address of a page that another app shared; empty for none. */
  shared: string
}

/** A dish of one's own: its ingredients, how many it serves, and what it weighs. */
export function OwnRecipeSheet(props: OwnRecipeSheetProps) {
  const { t } = useLingui()
  const { isOpen, onClose, food } = props
  const { lookup, hasFailed, retry } = useWholeLookup(isOpen)
  const { catalogue } = useFoodCatalogue(isOpen && lookup !== null)
  if (lookup && catalogue) return <RecipeForm {...props} lookup={lookup} catalogue={catalogue} />
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={food ? food.name : t`Add Recipe`}>
      {hasFailed ? (
        <MissingPart heading="h3" title={t`Recipes need a connection once`} onRetry={retry}>
          {props.shared === '' ? (
            <Trans>Check it and try again.</Trans>
          ) : (
            <Trans>Check it and try again. The address that you shared is kept until then.</Trans>
          )}
        </MissingPart>
      ) : (
        <Skeleton className="h-60 rounded-card" />
      )}
    </Sheet>
  )
}

interface RecipeFormProps extends OwnRecipeSheetProps {
  lookup: WholeLookup
  catalogue: FoodCatalogue
}

function RecipeForm(props: RecipeFormProps) {
  const { isOpen, onClose, food, isDeleted, isBusy, onSave, onRemove, shared, lookup, catalogue } = props
  const { t } = useLingui()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const own = useOwnFoods(isOpen)
  const [form, setForm] = useState<OwnRecipeForm>(() =>
    food ? recipeFormOf(food, (key) => lookup.eatable(key, own)) : blankRecipeForm,
  )
  const [errors, setErrors] = useState<OwnFoodErrors>({})
  const [search, setSearch] = useState('')
  const change = (part: Partial<OwnRecipeForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const tellErrors = (found: OwnFoodErrors) => {
    setErrors(found)
    element.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const paste = usePastedRecipe(shared, ({ written, link }) => {
    setForm((before) => withWritten(before, written, catalogue, link))
    setErrors({})
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What was pasted is looked at before anything is missed: the fields are filled by it.
    if (paste.isUnread && form.picked.length === 0) return paste.read()
    const read = readRecipeForm(form)
    if (!read.ok) return tellErrors(read.error)
    const { heldNutrients } = await import('../sheet/held-nutrients.ts')
    const made = foodOfRecipe(read.value, heldNutrients(itemsOfRecipe(read.value), own))
    if (made.ok) onSave(made.value)
    else tellErrors(made.error)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={food ? food.name : t`Add Recipe`}
      description={t`What goes into the whole dish. It is logged by the serving.`}
      footer={
        <>
          {form.picked.length > 0 ? (
            <EnergyFigures>
              <div>
                <p className="text-14 text-muted">
                  <Trans>One serving</Trans>
                </p>
                <MealTotal amounts={textsOf(amountsOfServing(form))} />
              </div>
            </EnergyFigures>
          ) : null}
          <DeletedNote isDeleted={isDeleted} />
          <Button type="submit" form={formId} size="large" full busy={isBusy}>
            {isDeleted ? t`Save as New` : t`Save Recipe`}
          </Button>
          {onRemove ? (
            <Button variant="danger-quiet" full onClick={onRemove}>
              <Trans>Delete Recipe</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {food ? null : <PasteRecipe paste={paste} />}
        <TextField
          name="name"
          label={t`Name`}
          autoComplete="off"
          maxLength={MAX_OWN_FOOD_NAME}
          value={form.name}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            name="servings"
            label={t`Servings`}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={form.servings}
            error={errors.servings}
            onChange={({ target }) => change({ servings: target.value })}
          />
          <TextField
            name="cooked"
            label={t`Cooked weight`}
            unit={foodMassUnit()}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            hint={t`Optional: of the whole dish`}
            value={form.cooked}
            error={errors.cooked}
            onChange={({ target }) => change({ cooked: target.value })}
          />
        </div>
        <UnknownWords
          words={form.unknown}
          onFound={(words, eatable) =>
            change({
              picked: [...form.picked, { ...pickFood(eatable), said: words }],
              unknown: form.unknown.filter((one) => one !== words),
            })
          }
          onDismiss={(words) => change({ unknown: form.unknown.filter((one) => one !== words) })}
        />
        <PickedFoods
          label={t`Ingredients`}
          isSaidShown
          maxMass={OWN_FOOD_BOUNDS.mass.max}
          picked={form.picked}
          onChange={(picked) => change({ picked })}
        />
        {form.picked.length === 0 ? (
          <FoodSearch
            label={t`First ingredient`}
            value={search}
            onChange={setSearch}
            onPick={(eatable) => {
              setSearch('')
              change({ picked: [pickFood(eatable)] })
            }}
          />
        ) : null}
        <p role="alert" className={errors.ingredients ? 'text-14 font-medium text-danger' : 'hidden'}>
          {errors.ingredients}
        </p>
      </form>
    </Sheet>
  )
}

/** What is pasted to read a recipe out of, or off the page of an address: of one that was shared as soon as it is shown. */
function usePastedRecipe(shared: string, onFound: (recipe: FoundRecipe) => void) {
  const [isOpen, setOpen] = useState(shared !== '')
  const [text, setText] = useState(shared)
  const reading = useMutation({
    mutationFn: findPastedRecipe,
    onSuccess: (found) => {
      if (!found) return
      setText('')
      setOpen(false)
      onFound(found)
    },
  })
  const readShared = useEffectEvent(() => reading.mutate(shared))
  useEffect(() => {
    if (shared !== '') readShared()
  }, [shared])
  return {
    isOpen,
    open: () => setOpen(true),
    text,
    setText: (typed: string) => {
      setText(typed)
      reading.reset()
    },
    reading,
    read: () => reading.mutate(text),
    /** Whether something stands there that nobody has tried to read as it is. */
    isUnread: isOpen && text.trim() !== '' && reading.isIdle,
  }
}

/** The field of what is pasted, behind the button that offers it. */
function PasteRecipe({ paste }: { paste: ReturnType<typeof usePastedRecipe> }) {
  const { t } = useLingui()
  const { reading } = paste
  if (!paste.isOpen) {
    return (
      <Button variant="secondary" icon={<ClipboardPaste size={20} aria-hidden />} onClick={paste.open}>
        <Trans>Paste a Recipe</Trans>
      </Button>
    )
  }
  const isEmpty = reading.isSuccess && reading.data === undefined
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t`Pasted recipe`}
        hint={t`Ingredients, a line each, or the address of a recipe’s web page.`}
        rows={5}
        value={paste.text}
        error={
          reading.isError && refusalOf(reading.error).code === 'network'
            ? t`There is no connection. The address stays here: read it once you are online.`
            : reading.isError
              ? t`This page could not be read. Paste its ingredients as lines, one each.`
              : isEmpty
                ? t`No ingredients were found in this. Paste them as lines, one each.`
                : undefined
        }
        onChange={({ target }) => paste.setText(target.value)}
      />
      <Button variant="secondary" busy={reading.isPending} onClick={paste.read}>
        <Trans>Read Ingredients</Trans>
      </Button>
    </div>
  )
}
