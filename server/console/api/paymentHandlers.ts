import type { ConsoleContract } from '../../../console/contract/contract'
import { latestSandboxPayments, providerStates, webhookOrigin } from '../payments/providers'
import { listCharges, readCharges, updateCharges } from '../payments/storeCharges'
import type { StaffDependencies } from './memberHandlers'
import { pageOf, type StaffHandlers } from './staffContext'
import { refund, transfer } from './transferHandlers'

const paymentProvider = ({
  payments,
  origins,
}: StaffDependencies): StaffHandlers<ConsoleContract['paymentProvider']> => ({
  list: async ({ db, staff }) => ({
    list: providerStates(payments),
    origin: webhookOrigin(payments, origins),
    sandboxPayments: payments.sandbox ? await latestSandboxPayments(db, staff.now) : null,
  }),
})

const storeCharges: StaffHandlers<ConsoleContract['storeCharges']> = {
  list: async ({ db, session }, requested) => ({
    ...(await listCharges(db, { ...requested, storeIds: session.staff.storeIds })),
    ...pageOf(requested),
  }),
  read: ({ db }, { id }) => readCharges(db, id),
  update: ({ db, staff }, fields) => updateCharges(db, fields, staff),
}

/** Handlers of payment providers, payments that wait for staff, and charges of stores. */
export const paymentHandlers = (dependencies: StaffDependencies) => ({
  ...{ storeCharges, transfer, refund },
  paymentProvider: paymentProvider(dependencies),
})
