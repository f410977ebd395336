import { asc } from 'drizzle-orm'
import type { configContract } from '../../src/contract/config'
import { readAds, readConfigs, readLayout, readSystem } from '../config/config'
import { messageTemplates } from '../db/schema/config'
import type { Handlers } from '../http/context'

export const configHandlers: Handlers<typeof configContract> = {
  forms: ({ db, locale }, { idents }) => readConfigs(db, idents, locale),

  drag: async ({ db, locale }, { page, id }) => ({ list: await readLayout(db, page, id, locale) }),

  ad: ({ db, locale }) => readAds(db, locale),

  messages: async ({ db }) => ({
    list: await db.select().from(messageTemplates).orderBy(asc(messageTemplates.occasion)),
  }),

  system: ({ db, locale }) => readSystem(db, locale),
}
