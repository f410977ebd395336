import { eq } from 'drizzle-orm'
import { layoutBlocks } from '../../../server/db/schema/settings/config'
import { readHomePicture } from '../../../server/modules/config/homePicture'
import { readSiteIdentity } from '../../../server/modules/config/siteIdentity'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { statementsOf } from '../support/database/statements'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** Lays out the home page with these slides as its first block. */
async function slides(...list: { image: string; darkImage?: string }[]) {
  const { db } = backend
  await db.delete(layoutBlocks).where(eq(layoutBlocks.page, 'index'))
  await db.insert(layoutBlocks).values([
    { id: 'hidden', page: 'index', sort: 0, type: 'notice', data: { text: 'Hidden' }, hidden: true },
    { id: 'first', page: 'index', sort: 1, type: 'hero', data: { slides: list } },
  ])
}
const read = () => readHomePicture(backend.db, { locale: 'en', now: backend.clock.now() })

test('the first picture of the home page is that of its first slide, in both themes', async () => {
  await slides({ image: 'a.webp', darkImage: 'a-dark.webp' }, { image: 'b.webp', darkImage: 'b-dark.webp' })
  expect(await read()).toEqual({ light: 'a.webp', dark: 'a-dark.webp' })
})

test('the dark theme has the light picture unless each slide has a dark one', async () => {
  await slides({ image: 'a.webp', darkImage: 'a-dark.webp' }, { image: 'b.webp' })
  expect(await read()).toEqual({ light: 'a.webp', dark: 'a.webp' })
})

test('a home page that begins with something else has none', async () => {
  await slides()
  expect(await read()).toBeUndefined()
  await backend.db
    .update(layoutBlocks)
    .set({ type: 'notice', data: { text: 'Hello' } })
    .where(eq(layoutBlocks.id, 'first'))
  expect(await read()).toBeUndefined()
})

test('the document of the home page reads the configuration once', async () => {
  await slides({ image: 'a.webp' })
  const statements = await statementsOf(backend, () => Promise.all([readSiteIdentity(backend.db, 'en'), read()]))
  expect(statements.filter((statement) => statement.includes('from "configs"'))).toHaveLength(1)
})
