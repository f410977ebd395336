import { eq } from 'drizzle-orm'
import type { visitContract } from '../../../src/contract/config/config'
import { visits } from '../../db/schema/account/requests'
import { stores } from '../../db/schema/store/stores'
import type { Handlers } from '../../api/context'

/** Page views. */
export const visitHandlers: Handlers<typeof visitContract> = {
  record: {
    transaction: false,
    async handle({ db, session, client, locale, now, limitByAddress }, { storeId, moduleName }) {
      await limitByAddress('visitsFromAddress')
      const [store] = storeId ? await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)) : []
      await db.insert(visits).values({
        sessionId: session?.id,
        storeId: store?.id,
        moduleName,
        appType: client.appType,
        locale,
        at: now,
      })
      return { ok: true }
    },
  },
}
