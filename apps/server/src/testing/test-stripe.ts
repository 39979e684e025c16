import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_SECONDS } from '@pacemeal/domain'
import {
  afterPeriod,
  beginSubscription,
  centsOf,
  priceOf,
  prices,
  type StripeInvoiceRecord,
  type StripeSubscriptionRecord,
} from './test-stripe-records.ts'

/** A call of the API as it arrived. */
export interface AskedOfStripe {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly idempotencyKey: string | undefined
}

interface Checkout {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly trialDays: number
  status: 'open' | 'complete' | 'expired'
}

/** What goes wrong with a call: an error of that status, a body that is not the documented one, or no answer. */
export type StripeTrouble = number | 'nonsense' | 'silence'
/** How an event is signed: properly, with another secret, long ago, or not at all. */
type Signing = 'proper' | 'forged' | 'old' | 'none'

/** The payment provider in this process: the few calls of its API that we make, and its signed events. */
export interface TestStripe {
  readonly settings: Readonly<Record<string, string>>
  readonly asked: readonly AskedOfStripe[]
  readonly subscriptions: ReadonlyMap<string, StripeSubscriptionRecord>
  readonly invoices: ReadonlyMap<string, StripeInvoiceRecord>
  readonly customers: ReadonlySet<string>
  /** How the next calls below a path fail; `times` of them. */
  fail(path: string, trouble: StripeTrouble, times?: number): void
  /** The person pays at the checkout that was opened last: the subscription begins. */
  complete(): StripeSubscriptionRecord
  /** The next period begins, and its charge is paid or refused. */
  renew(subscription: string, outcome: 'paid' | 'declined'): StripeInvoiceRecord
  /** A refused charge is paid after all. */
  pay(invoice: string): void
  /** It is over: given up, or at its end. */
  end(subscription: string): void
  event(type: string, object: object): { readonly id: string; readonly type: string }
  /** Sends an event; gives the status that it was answered with. */
  send(app: { readonly url: string }, event: object, signing?: Signing): Promise<number>
  close(): Promise<void>
}

const SECRET = 'whsec_of_this_test_only'
const OLD_SECONDS = 600

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

type Reply = readonly [status: number, body: unknown]
const missing: Reply = [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
]
const refuse = (message: string): Reply => [400, { error: { type: 'invalid_request_error', message } }]
const list = (data: readonly unknown[]): Reply => [200, { object: 'list', data, has_more: false }]

/** Starts the double; `now` is the time it keeps, in milliseconds. Close it when the story is over. */
export const startTestStripe = async (now: () => number): Promise<TestStripe> => {
  const asked: AskedOfStripe[] = []
  const customers = new Set<string>()
  const byKey = new Map<string, string>()
  const checkouts: Checkout[] = []
  const subscriptions = new Map<string, StripeSubscriptionRecord>()
  const invoices = new Map<string, StripeInvoiceRecord>()
  const troubles: { path: string; trouble: StripeTrouble; times: number }[] = []
  let count = 0
  const newId = (kind: string): string => {
    count += 1
    return `${kind}_${count}`
  }
  const seconds = (): number => Math.floor(now() / 1000)

  const need = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('The double knows no such thing.')
    return found
  }
  const itemOf = ({ items }: StripeSubscriptionRecord) => need(items.data[0])

  const createCustomer = (call: AskedOfStripe): Reply => {
    const id = byKey.get(call.idempotencyKey ?? '') ?? newId('cus')
    byKey.set(call.idempotencyKey ?? '', id)
    customers.add(id)
    return [200, { id, object: 'customer' }]
  }
  const openCheckout = ({ form }: AskedOfStripe): Reply => {
    const id = newId('cs')
    checkouts.push({
      id,
      customer: form.get('customer') ?? '',
      price: form.get('line_items[0][price]') ?? '',
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      status: 'open',
    })
    return [200, { id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` }]
  }
  const expireCheckout = (id: string): Reply => {
    const checkout = checkouts.find((one) => one.id === id)
    if (checkout?.status !== 'open') return refuse('Only open sessions can be expired')
    checkout.status = 'expired'
    return [200, { id, object: 'checkout.session' }]
  }
  const changeSubscription = (id: string, { form }: AskedOfStripe): Reply => {
    const found = subscriptions.get(id)
    if (found === undefined) return missing
    const price = form.get('items[0][price]')
    if (price !== null) itemOf(found).price = priceOf(price)
    found.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
    found.canceled_at = found.cancel_at_period_end ? seconds() : null
    return [200, found]
  }
  const end: TestStripe['end'] = (id) => {
    const found = need(subscriptions.get(id))
    Object.assign(found, { status: 'canceled', ended_at: seconds(), canceled_at: found.canceled_at ?? seconds() })
  }

  const answer = (call: AskedOfStripe): Reply => {
    const { method, path, form } = call
    const [area = '', id = '', more = ''] = path.split('/')
    const what = `${method} ${area}${id === '' ? '' : '/id'}${more === '' ? '' : '/more'}`
    switch (what) {
      case 'POST customers':
        return createCustomer(call)
      case 'DELETE customers/id':
        return customers.delete(id) ? [200, { id, deleted: true }] : missing
      case 'POST checkout/id':
        return openCheckout(call)
      case 'POST checkout/id/more':
        return expireCheckout(more)
      case 'POST billing_portal/id':
        return [200, { id: newId('bps'), url: `https://billing.stripe.test/${form.get('customer')}` }]
      case 'GET subscriptions':
        return list([...subscriptions.values()].filter(({ customer }) => customer === form.get('customer')))
      case 'POST subscriptions/id':
        return changeSubscription(id, call)
      case 'DELETE subscriptions/id':
        end(id)
        return [200, subscriptions.get(id)]
      case 'GET invoices/id':
        return invoices.has(id) ? [200, invoices.get(id)] : missing
      case 'GET invoice_payments': {
        const invoice = form.get('invoice') ?? form.get('payment[payment_intent]')?.replace('pi_of_', '')
        return list([
          { id: 'inpay_1', invoice, payment: { type: 'payment_intent', payment_intent: `pi_of_${invoice}` } },
        ])
      }
      case 'POST refunds':
        return [200, { id: newId('re'), object: 'refund' }]
      default:
        return missing
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const form = request.method === 'GET' ? url.searchParams : await readForm(request)
    const key = request.headers['idempotency-key']
    const call = {
      method: request.method ?? '',
      path: url.pathname.replace('/v1/', ''),
      form,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    asked.push(call)
    const planned = troubles.find(({ path, times }) => times > 0 && call.path.startsWith(path))
    if (planned !== undefined) planned.times -= 1
    if (planned?.trouble === 'silence') return
    const [status, body] =
      planned === undefined
        ? answer(call)
        : planned.trouble === 'nonsense'
          ? [200, { id: 7 }]
          : [Number(planned.trouble), { error: { type: 'api_error', message: 'as the test says' } }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_this_test',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_MONTHLY: prices.monthly,
      STRIPE_PRICE_YEARLY: prices.yearly,
      STRIPE_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    asked,
    subscriptions,
    invoices,
    customers,
    fail: (path, trouble, times = 1) => troubles.push({ path, trouble, times }),
    complete() {
      const checkout = need(checkouts.findLast(({ status }) => status === 'open'))
      checkout.status = 'complete'
      const id = newId('sub')
      const begun = beginSubscription(id, { ...checkout, now: seconds() })
      subscriptions.set(id, begun)
      return begun
    },
    renew(id, outcome) {
      const found = need(subscriptions.get(id))
      const item = itemOf(found)
      item.current_period_start = item.current_period_end
      item.current_period_end = afterPeriod(item.current_period_start, item.price)
      const isPaid = outcome === 'paid'
      found.status = isPaid ? 'active' : 'past_due'
      const invoice: StripeInvoiceRecord = {
        id: newId('in'),
        object: 'invoice',
        customer: found.customer,
        status: isPaid ? 'paid' : 'open',
        amount_due: centsOf(item.price.id),
        amount_paid: isPaid ? centsOf(item.price.id) : 0,
        currency: 'usd',
        created: item.current_period_start,
        next_payment_attempt: isPaid ? null : item.current_period_start + 3 * DAY_SECONDS,
        status_transitions: { paid_at: isPaid ? item.current_period_start : null },
        lines: {
          data: [
            {
              period: { start: item.current_period_start, end: item.current_period_end },
              pricing: { price_details: { price: item.price.id } },
            },
          ],
        },
      }
      invoices.set(invoice.id, invoice)
      return invoice
    },
    pay(id) {
      const invoice = need(invoices.get(id))
      Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, next_payment_attempt: null })
      invoice.status_transitions.paid_at = seconds()
      for (const one of subscriptions.values()) if (one.customer === invoice.customer) one.status = 'active'
    },
    end,
    event: (type, object) => ({ id: newId('evt'), object: 'event', type, created: seconds(), data: { object } }),
    async send({ url }, event, signing = 'proper') {
      const body = JSON.stringify(event)
      const stamp = seconds() - (signing === 'old' ? OLD_SECONDS : 0)
      const secret = signing === 'forged' ? 'whsec_of_somebody_else' : SECRET
      const hash = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
      const signature = signing === 'none' ? {} : { 'stripe-signature': `t=${stamp},v1=${hash}` }
      const headers = { 'content-type': 'application/json; charset=utf-8', ...signature }
      return (await fetch(`${url}/v1/webhooks/stripe`, { method: 'POST', headers, body })).status
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
