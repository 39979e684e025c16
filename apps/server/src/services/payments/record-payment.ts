import type { InstantText } from '@pacemeal/domain'
import { type DocumentData, payments } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import { idFromKey } from '../../ids.ts'
import type { Transaction } from '../../store/open.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

export interface Payment {
  readonly user: string
  /** The charge it stands for, as the provider names it; the same charge is recorded once. */
  readonly charge: string
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
  readonly description: string
  readonly paidAt: InstantText
  readonly status: DocumentData<typeof payments>['status']
}

/** Keeps a payment in the person's history, once a charge; gives whether it is new. */
export const recordPayment = (tx: Transaction, backend: Backend, payment: Payment): Promise<boolean> => {
  const { charge, cents, ...same } = payment
  return ensureOwnDocument(
    tx,
    backend,
    payments,
    { ...same, amount: cents },
    idFromKey(`${payment.user}/payment/${charge}`),
  )
}
