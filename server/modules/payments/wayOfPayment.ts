import { sql } from 'drizzle-orm'
import { payments } from '../../db/schema/payments/payments'

/** How a payment came, for staff: a counter way (`console/contract/orders/counterWay.ts`) where it is known, else the pay type. */
export const wayOfPayment = sql<string>`coalesce(${payments.counterWay}, ${payments.payType})`
