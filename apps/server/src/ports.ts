import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config/settings.ts'
import type { BackgroundTasks } from './jobs/background-tasks.ts'
import type { ProviderId } from './provider-ids.ts'
import type { BillingProvider } from './providers/billing/billing-provider.ts'
import type { StripeClient } from './providers/billing/stripe-client.ts'
import type { FreeSpace } from './providers/disk/free-space.ts'
import type { EventBus } from './providers/events/event-bus.ts'
import type { FileStore } from './providers/files/file-store.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import type { LabelReader } from './providers/label/label-reader.ts'
import type { MailSender } from './providers/mail/mail-sender.ts'
import type { MenuPlanner } from './providers/menu/menu-planner.ts'
import type { Metrics } from './providers/metrics/metrics.ts'
import type { LanguageModel } from './providers/model/language-model.ts'
import type { PlateReader } from './providers/model/plate-reader.ts'
import type { PictureRenderer } from './providers/pictures/picture-renderer.ts'
import type { ProductEventClient } from './providers/product-events/product-event-client.ts'
import type { LiveProducts } from './providers/products/live-products.ts'
import type { ProductShelf } from './providers/products/sqlite-product-store.ts'
import type { PublicWeb } from './providers/public-web/public-web.ts'
import type { PushSender } from './providers/push/push-sender.ts'
import type { TextSender } from './providers/text-messages/text-sender.ts'
import type { Traces } from './providers/traces/traces.ts'
import type { WearableService } from './providers/wearable/wearable-service.ts'
import type { DocumentReactions } from './services/documents/document-reactions.ts'
import type { RateLimiter } from './services/limits/rate-limiter.ts'
import type { Store } from './store/open.ts'

/** Something that works in the background and can be told that there is work now, before it would look by itself. */
export interface BackgroundWorker {
  nudge(): void
}

/** Everything that services may ask for; compose.ts joins it once. */
export interface AllPorts {
  readonly config: Config
  readonly clock: Clock
  readonly store: Store
  readonly events: EventBus
  /** What follows from documents that clients write. */
  readonly documents: DocumentReactions<AllPorts>
  readonly mail: MailSender
  /** Text messages; undefined when no service is set up. */
  readonly texts: TextSender | undefined
  readonly push: PushSender
  /** Who is told of sign-ups and the like; nobody when none is set up, and the server's own store counts alone. */
  readonly productEvents: readonly ProductEventClient[]
  readonly files: FileStore
  /** Of the disk with the data folder. */
  readonly freeSpace: FreeSpace
  /** Fetches what people give addresses of. */
  readonly web: PublicWeb
  /** Draws pictures beside this process, one person at a time. */
  readonly pictures: PictureRenderer
  /** Who charges for subscriptions: a payment provider, or the embedded test billing that takes no money. */
  readonly billing: BillingProvider
  /** Stripe itself, for its events and deletions; undefined when it is not set up. */
  readonly stripe: StripeClient | undefined
  /** Who vouches for people; undefined where it is not set up. */
  readonly identity: Readonly<Record<ProviderId, IdentityProvider | undefined>>
  readonly limits: RateLimiter
  /** Reads people's watches and rings; undefined when no service is set up. */
  readonly wearables: WearableService | undefined
  readonly menus: MenuPlanner
  /** Finds other words for plans; undefined when no model is set up, and the built-in words stay. */
  readonly wording: LanguageModel | undefined
  /** Recognises the foods of a picture; undefined when no model is set up. */
  readonly plates: PlateReader | undefined
  /** Reads the nutrition labels of pictures. */
  readonly labels: LabelReader
  /** Packed products, in a data base of their own. */
  readonly products: ProductShelf
  /** Where products are asked for that are not in it; undefined when that is off. */
  readonly liveProducts: LiveProducts | undefined
  /** Runs function executions. */
  readonly jobs: BackgroundWorker
  /** Fires timers that are due. */
  readonly timers: BackgroundWorker
  readonly background: BackgroundTasks
  /** Counts what happens, for operators. */
  readonly metrics: Metrics
  /** Tells how long the parts of requests and executions took. */
  readonly traces: Traces
  readonly log: FastifyBaseLogger
}

/** The ports that a use case names, and nothing else. */
export type Ports<Name extends keyof AllPorts> = Pick<AllPorts, Name>
