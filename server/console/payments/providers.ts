import { and, desc, eq, gt } from 'drizzle-orm'
import {
  PROVIDER_NAMES,
  type ProviderName,
  type StaffProvider,
} from '../../../console/contract/settings/paymentProvider'
import type { ReadDb } from '../../db/database'
import { sandboxPayments } from '../../db/schema/payments/sandbox'
import type { PaymentAccounts } from '../../integrations/payment/paymentAccounts'
import type { MissingVariables } from '../../integrations/payment/providerVariables'
import { sandboxPage } from '../../integrations/payment/sandboxPayments'

/** How payments are set up on this server. */
export interface PaymentSetup {
  accounts: PaymentAccounts
  /** Whether payments are settled in the sandbox. */
  sandbox: boolean
  missing: MissingVariables
}

/** Open payments of the sandbox that are listed. */
const MAX_OPEN = 50

/** Each provider: whether it takes payments, what it lacks otherwise, and where it reports. */
export function providerStates({ accounts, sandbox, missing }: PaymentSetup): StaffProvider[] {
  const on: Record<ProviderName, boolean> = {
    promptpay: Boolean(accounts.promptPayTransfers),
    wechatPay: Boolean(accounts.wechatPay),
    alipay: Boolean(accounts.alipay),
    opn: Boolean(accounts.opn),
    stripe: Boolean(accounts.stripe),
    sandbox,
  }
  return PROVIDER_NAMES.map((name) => ({
    ...{ name, isOn: on[name], missing: on[name] ? [] : missing[name] },
    webhook: name === 'promptpay' || name === 'sandbox' ? null : `/provider/${name}/webhook`,
  }))
}

/** Where providers reach the server; empty for the host of the request. */
export const webhookOrigin = ({ accounts }: PaymentSetup, origins: readonly string[]): string =>
  accounts.wechatPay?.webhookOrigin ??
  accounts.alipay?.webhookOrigin ??
  origins.find((origin) => origin.startsWith('https:')) ??
  ''

/** Payments of the sandbox that are not settled, each with the page that plays the bank. */
export async function latestSandboxPayments(db: ReadDb, now: Date) {
  const rows = await db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.state, 'open'), gt(sandboxPayments.expireAt, now)))
    .orderBy(desc(sandboxPayments.expireAt), desc(sandboxPayments.ref))
    .limit(MAX_OPEN)
  return rows.map(({ ref, orderNo, amount }) => ({ orderNo, amount, page: sandboxPage(ref) }))
}
