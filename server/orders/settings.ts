import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/open'
import { configs } from '../db/schema/config'

const minutes = (usual: number) => v.fallback(v.pipe(v.number(), v.minValue(1)), usual)

const settings = v.object({
  /** How long an order waits for its payment. */
  payMinutes: minutes(20),
  /** How long a payment code is good for. */
  codeMinutes: minutes(15),
  /** What order numbers begin with. */
  numberPrefix: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,4}$/)), ''),
})
export type OrderSettings = v.InferOutput<typeof settings>

/** The merchant's rules of ordering (configuration block `orderSetting`); what is missing or makes no sense has a usual value. */
export async function readOrderSettings(db: Db): Promise<OrderSettings> {
  const [row] = await db.select().from(configs).where(eq(configs.ident, 'orderSetting'))
  return v.parse(settings, row?.value ?? {})
}
