import type { InstantText } from '@pacemeal/domain'
import { type DocumentData, payments } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { toDocument } from '../documents/document-codec.ts'
import { changeDocument, findRow, requireChanges } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

type Status = DocumentData<typeof payments>['status']

export interface Payment {
  readonly user: string
  /** The charge it stands for, as the provider names it; the same charge is recorded once. */
  readonly charge: string
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
  readonly description: string
  readonly paidAt: InstantText
  readonly status: Exclude<Status, 'refunded'>
  /** The time that it pays for. */
  readonly period?: { readonly from: string; readonly to: string }
}

/** What a payment can become: a refused charge is paid at last, a paid one is given back. Late news changes nothing back. */
const order: Readonly<Record<Status, number>> = { failed: 0, paid: 1, refunded: 2 }

export const paymentId = ({ user, charge }: Pick<Payment, 'user' | 'charge'>): string =>
  idFromKey(`${user}/payment/${charge}`)

/** A payment by its id, locked against other writers. */
export const lockPayment = async (tx: Transaction, id: string) => {
  const row = await findRow(tx, payments, id, { lock: true })
  return row === undefined ? undefined : { row, payment: toDocument(payments, row) }
}

/** Keeps a payment in the person's history, one entry a charge; gives whether that is news. */
export const recordPayment = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  payment: Payment,
): Promise<boolean> => {
  const { cents, period, ...same } = payment
  const data = { ...same, amount: cents, periodFrom: period?.from ?? null, periodTo: period?.to ?? null }
  const id = paymentId(payment)
  if (await ensureOwnDocument(tx, backend, payments, data, id)) return true
  const kept = await lockPayment(tx, id)
  if (kept === undefined || order[kept.payment.status] >= order[payment.status]) return false
  await changeDocument(tx, backend, payments, kept.row, requireChanges(payments, data), null)
  return true
}

/** Keeps how much of a payment was given back so far, in cents; gives how much of that is news. */
export const recordRefund = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  id: string,
  refunded: number,
): Promise<number> => {
  const kept = await lockPayment(tx, id)
  if (kept === undefined) return 0
  const { payment, row } = kept
  const news = Math.min(refunded, payment.amount) - (payment.refunded ?? 0)
  if (news <= 0) return 0
  const total = (payment.refunded ?? 0) + news
  const status = total === payment.amount ? 'refunded' : payment.status
  await changeDocument(tx, backend, payments, row, requireChanges(payments, { refunded: total, status }), null)
  return news
}
