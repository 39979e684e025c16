import { coversShoppingTicks, type LocalDate, type MealMark, type ShoppingTicks } from '@pacemeal/domain'
import type { EventReport, TrainingEvent } from '@pacemeal/domain/event'
import { type MealLogData, mealLogs } from '@pacemeal/protocol'
import { createDocument, deleteDocument, updateDocument } from '../documents.ts'
import { refreshMealLogs } from '../meal-logs.ts'
import { refreshMealMarks, storeMark } from '../meal-marks.ts'
import { refreshNotifications, removeNotification, storeRead, storeRestRead } from '../notifications.ts'
import { queryClient } from '../query-client.ts'
import { queryScope } from '../query-keys.ts'
import { ApiRefusal, refusalOf } from '../refusal.ts'
import type { WeighingFigures } from '../weighings.ts'
import type { WriteEntry } from './entry.ts'

/** What each kind of write carries. A new kind is added here and to `kinds`. */
export interface WritePayloads {
  'meal-log-create': { readonly id: string; readonly at: string; readonly data: MealLogData }
  /** `known`: what its fields may hold on the server by what the device knows; left out where nothing is known of it. */
  'meal-log-edit': {
    readonly id: string
    readonly data: Partial<MealLogData>
    readonly known?: readonly Partial<MealLogData>[] | undefined
  }
  'meal-log-delete': { readonly id: string }
  /** Of an analysis that nobody wants: its run, whose log has the same id, goes unless it was saved. */
  'meal-log-discard': { readonly id: string }
  /** Null takes the mark back. */
  'meal-mark': { readonly day: LocalDate; readonly meal: string; readonly mark: MealMark | null }
  'event-create': { readonly id: string; readonly event: TrainingEvent; readonly report: EventReport | null }
  'event-edit': { readonly id: string; readonly event: TrainingEvent }
  'event-delete': { readonly id: string }
  /** Null takes it back. */
  'event-report': { readonly id: string; readonly report: EventReport | null }
  /** `rest`: also what was unread and due besides, when every one was marked. */
  'notifications-read': { readonly ids: readonly string[]; readonly rest: UnreadRest | null }
  'notification-delete': { readonly id: string }
  'weighing-create': { readonly id: string; readonly figures: WeighingFigures }
  'weighing-edit': { readonly id: string; readonly figures: WeighingFigures }
  'weighing-delete': { readonly id: string }
  /** Of one that a device or a file said: taken out, or brought back. */
  'weighing-mark': { readonly id: string; readonly isRemoved: boolean }
  'favorite-add': { readonly id: string; readonly food: string }
  'favorite-remove': { readonly id: string; readonly food: string }
  /** Merged into what is stored. */
  'shopping-ticks': { readonly ticks: ShoppingTicks }
  /** JPEG as data URL with its size in pixels, and what is scanned in it, as the address of that screen says it. */
  photo: {
    readonly id: string
    readonly dataUrl: string
    readonly width: number
    readonly height: number
    readonly request: string
    /** Its analysis, once one was begun. */
    readonly run?: string
  }
  /** As the profile holds it; `known`: the weeks that may stand on the server by what the device knows. */
  'training-week': { readonly week: string; readonly known: readonly string[] }
}

/** What was there when every notification was marked: ISO times of the newest one, and of the moment. */
export interface UnreadRest {
  readonly createdBy: string
  readonly dueBy: string
}

export type WriteKind = keyof WritePayloads

/** A write whose kind is known. */
export type KnownWrite = {
  readonly [Kind in WriteKind]: { readonly kind: Kind; readonly payload: WritePayloads[Kind] }
}[WriteKind]

interface KindOf<Payload> {
  /**
   * Sends the write; it may be called again after an answer was lost. `onOverwrites` is called, and awaited, before another
   * device's write goes by it. Left out for what its owner has to look at first: that is never sent by itself.
   */
  readonly send?: (owner: string, payload: Payload, onOverwrites: () => Promise<unknown>) => Promise<unknown>
  /** Reads anew what the write has changed. */
  readonly refresh: (owner: string, payload: Payload) => Promise<unknown>
  /** Whether an earlier write of the same subject is needless once this one follows. */
  readonly replaces?: (payload: Payload, earlier: KnownWrite, isRefused: boolean) => boolean
  /** Whether its subject is not there before it. */
  readonly creates?: true
  /** Whether it waits only where no answer comes; left out, it also waits for a server that cannot take it just now. */
  readonly isKeptOnlyUnanswered?: true
  /** An earlier write that waits again, as `refused` had its place and may have been stored; left out, it is the same. */
  readonly afterDoubt?: (earlier: Payload, refused: Payload) => Payload
}

/** Resolves when the call fails with the status that says that the write had arrived before. */
const unlessDone = (call: Promise<unknown>, status: number): Promise<unknown> =>
  call.catch((thrown: unknown) => {
    const refusal = refusalOf(thrown)
    // A proxy's own 404 is no word of the server.
    if (refusal.status !== status || refusal.code === 'server') throw refusal
  })

const refreshEvents = (owner: string): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: queryScope('events', owner) })

/** Reads weighings anew, and what the check-in makes of them. */
const refreshWeighings = (owner: string): Promise<unknown> =>
  Promise.all(
    [queryScope('body-log', owner), queryScope('check-in', owner)].map((key) =>
      queryClient.invalidateQueries({ queryKey: key }),
    ),
  )

/** What sends them, fetched with the screen that makes them. */
const weighings = () => import('../weighings.ts')
const events = () => import('../events.ts')
const favorites = () => import('../favorites.ts')
const foodAnalysis = () => import('../food-analysis.ts')

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one))

const kinds: { readonly [Kind in WriteKind]: KindOf<WritePayloads[Kind]> } = {
  'meal-log-create': {
    send: (owner, { id, data }) => unlessDone(createDocument(mealLogs, owner, data, id), 409),
    refresh: refreshMealLogs,
    creates: true,
  },
  'meal-log-edit': {
    send: async (_, { id, data, known }, onOverwrites) => {
      // A change is worth more than the word of what it goes by: without that code it is sent all the same.
      const conflict = known && (await import('../log-conflict.ts').catch(() => undefined))
      if (await conflict?.isChangedElsewhere(id, data, known ?? [])) await onOverwrites()
      await updateDocument(mealLogs, id, data)
    },
    refresh: refreshMealLogs,
    replaces: ({ data }, earlier) =>
      earlier.kind === 'meal-log-edit' && isWithin(Object.keys(earlier.payload.data), Object.keys(data)),
  },
  'meal-log-delete': {
    send: (_, { id }) => unlessDone(deleteDocument(mealLogs, id), 404),
    refresh: refreshMealLogs,
    // What waits to be created may have arrived with its answer lost, so that it is created and deleted in order.
    replaces: (_, { kind }, isRefused) => kind === 'meal-log-edit' || (kind === 'meal-log-create' && isRefused),
  },
  'meal-log-discard': {
    send: async (_, { id }) => (await foodAnalysis()).discardAnalysis(id),
    refresh: refreshMealLogs,
    replaces: (_, { kind }) => kind === 'meal-log-discard',
  },
  'meal-mark': {
    send: (owner, { day, meal, mark }) => storeMark(owner, day, meal, mark),
    refresh: (owner, { day }) => refreshMealMarks(owner, day),
    replaces: (_, { kind }) => kind === 'meal-mark',
  },
  'event-create': {
    send: async (owner, stored) => unlessDone((await events()).storeEvent(owner, stored), 409),
    refresh: refreshEvents,
    creates: true,
  },
  'event-edit': {
    send: async (_, { id, event }) => (await events()).storeChangedEvent(id, event),
    refresh: refreshEvents,
    replaces: (_, { kind }) => kind === 'event-edit',
  },
  'event-delete': {
    send: async (_, { id }) => unlessDone((await events()).deleteEvent(id), 404),
    refresh: refreshEvents,
    replaces: (_, { kind }, isRefused) =>
      kind === 'event-edit' || kind === 'event-report' || (kind === 'event-create' && isRefused),
  },
  'event-report': {
    send: async (_, { id, report }) => (await events()).storeEventReport(id, report),
    refresh: refreshEvents,
    replaces: (_, { kind }) => kind === 'event-report',
  },
  'notifications-read': {
    send: async (owner, { ids, rest }) => {
      await storeRead(ids)
      if (rest) await storeRestRead(owner, rest)
    },
    refresh: refreshNotifications,
    replaces: ({ ids, rest }, earlier) =>
      earlier.kind === 'notifications-read' && !(earlier.payload.rest && !rest) && isWithin(earlier.payload.ids, ids),
  },
  'notification-delete': {
    send: (_, { id }) => unlessDone(removeNotification(id), 404),
    refresh: refreshNotifications,
  },
  'weighing-create': {
    send: async (owner, { id, figures }) => unlessDone((await weighings()).storeWeighing(owner, id, figures), 409),
    refresh: refreshWeighings,
    creates: true,
  },
  'weighing-edit': {
    send: async (owner, { id, figures }) => (await weighings()).correctWeighing(owner, id, figures),
    refresh: refreshWeighings,
    replaces: (_, { kind }) => kind === 'weighing-edit',
  },
  'weighing-delete': {
    send: async (_, { id }) => unlessDone((await weighings()).removeWeighing(id), 404),
    refresh: refreshWeighings,
    replaces: (_, { kind }, isRefused) => kind === 'weighing-edit' || (kind === 'weighing-create' && isRefused),
  },
  'weighing-mark': {
    send: async (_, { id, isRemoved }) => (await weighings()).markRemoved(id, isRemoved),
    refresh: refreshWeighings,
    replaces: (_, { kind }) => kind === 'weighing-mark',
  },
  'favorite-add': {
    send: async (owner, { id, food }) => unlessDone((await favorites()).storeFavorite(owner, id, food), 409),
    refresh: async (owner) => (await favorites()).refreshFavorites(owner),
    creates: true,
  },
  'favorite-remove': {
    send: async (_, { id }) => unlessDone((await favorites()).removeFavorite(id), 404),
    refresh: async (owner) => (await favorites()).refreshFavorites(owner),
    replaces: (_, { kind }, isRefused) => kind === 'favorite-add' && isRefused,
  },
  'shopping-ticks': {
    send: async (owner, { ticks }) => (await import('../shopping-ticks.ts')).storeTicks(owner, ticks),
    refresh: async (owner) => (await import('../shopping-ticks.ts')).refreshTicks(owner),
    replaces: ({ ticks }, earlier) =>
      earlier.kind === 'shopping-ticks' && coversShoppingTicks(ticks, earlier.payload.ticks),
  },
  photo: {
    refresh: () => Promise.resolve(),
  },
  'training-week': {
    send: async (owner, { week, known }, onOverwrites) =>
      (await import('../training-week.ts')).storeTrainingWeek(owner, week, known, onOverwrites),
    // The server makes the plan of the week that it has just stored.
    refresh: (owner) => queryClient.invalidateQueries({ queryKey: queryScope('profile', owner) }),
    replaces: (_, { kind }) => kind === 'training-week',
    isKeptOnlyUnanswered: true,
    afterDoubt: (earlier, refused) => ({ ...earlier, known: [...earlier.known, refused.week] }),
  },
}

/** Whether this version of the app knows the kind: an older one may have left others behind. */
export const isKnownWrite = (entry: Pick<WriteEntry, 'kind' | 'payload'>): entry is WriteEntry & KnownWrite =>
  Object.hasOwn(kinds, entry.kind)

const kindOf = ({ kind }: WriteEntry): KindOf<unknown> | undefined => kinds[kind as WriteKind] as KindOf<unknown>

/** Sends an entry by its kind. One that a newer version of the app left behind waits for that version. */
export const sendEntry = async (entry: WriteEntry, onOverwrites: () => Promise<unknown>): Promise<unknown> => {
  const kind = kindOf(entry)
  if (!kind?.send) throw new ApiRefusal('server')
  return kind.send(entry.owner, entry.payload, onOverwrites)
}

/** Whether an entry waits for its owner, and is not sent before. */
export const waitsForOwner = (entry: WriteEntry): boolean => {
  const kind = kindOf(entry)
  return kind !== undefined && kind.send === undefined
}

/** Reads anew what an entry has changed. */
export const refreshAfter = async (entry: WriteEntry): Promise<unknown> =>
  kindOf(entry)?.refresh(entry.owner, entry.payload)

/** Whether an entry makes an earlier one of the same subject needless. */
export const replacesEntry = (entry: WriteEntry, earlier: WriteEntry): boolean =>
  isKnownWrite(earlier) && (kindOf(entry)?.replaces?.(entry.payload, earlier, earlier.refused !== undefined) ?? false)

/** Whether the entry makes its subject. */
export const createsSubject = (entry: WriteEntry): boolean => kindOf(entry)?.creates === true

/** Whether an error of the server is the end of an entry that somebody waits for: it is kept only where no answer comes. */
export const isKeptOnlyUnanswered = (entry: WriteEntry): boolean => kindOf(entry)?.isKeptOnlyUnanswered === true

/** An entry that waits again, knowing that the refused one of its kind which had its place may have been stored. */
export const afterDoubt = (earlier: WriteEntry, refused: WriteEntry): WriteEntry => {
  const changed = earlier.kind === refused.kind ? kindOf(earlier)?.afterDoubt : undefined
  return changed ? { ...earlier, payload: changed(earlier.payload, refused.payload) } : earlier
}
