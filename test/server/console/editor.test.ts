import { configContract } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { LAYOUTS } from '../../../server/seed/data/layouts'
import { changeDraft, publishDraft, readDraft } from '../../../server/modules/config/layoutRepository'
import { layoutBlocks, layoutDrafts, layoutVersions } from '../../../server/db/schema/config'
import { transact } from '../../../server/db/transaction'
import { seed } from '../../../server/seed/seed'
import { type Backend, startBackend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

let backend: Backend
let merchant: Merchant
let laidOut: (typeof layoutBlocks.$inferInsert)[]
beforeAll(async () => {
  backend = await startBackend(seed, { consolePassword: PASSWORD })
  laidOut = await backend.db.select().from(layoutBlocks)
})
beforeEach(async () => {
  for (const table of [layoutDrafts, layoutVersions, layoutBlocks]) await backend.db.delete(table)
  await backend.db.insert(layoutBlocks).values(laidOut)
  backend.clock.advance(24 * 60)
  merchant = new Merchant(backend)
  await merchant.enter()
})
afterAll(() => backend.close())

const SEEDED = LAYOUTS[0]?.blocks.map(({ id }) => id) ?? []
const HOME = '/console/layout?page=index'

/** The published page, or with a ticket its preview. */
async function seen({
  page = 'index',
  id,
  draft,
  locale,
}: { page?: string; id?: string; draft?: string; locale?: Locale } = {}) {
  const requested = { page, ...(id && { id }), ...(draft && { draft }), storeId: 'thonglor' }
  return (await backend.ask(configContract.drag, requested, { locale: locale ?? 'en' })).list
}
const idsSeen = async (draft?: string) => (await seen(draft ? { draft } : {})).map(({ id }) => id)

const revisionIn = (body: string) => /data-revision="(\d+)"/.exec(body)?.[1] ?? ''
const ticketIn = (body: string) => /draft=([\w-]+)#/.exec(body)?.[1] ?? ''

/** Submits a form with the current revision of the editor's page, or with an earlier one. */
async function send(fields: Record<string, string>, who = merchant) {
  const page = fields.page ?? 'index'
  const { body } = await who.get(`/console/layout?page=${page}&target=${fields.target ?? ''}`)
  const csrf = /name="csrf" value="([\w-]+)"/.exec(body)?.[1] ?? ''
  return who.post('/console/layout', { csrf, page, target: '', revision: revisionIn(body), ...fields })
}
const write = (block: string, data: unknown, more: Record<string, string> = {}) =>
  send({ act: 'save', block, text: JSON.stringify(data, null, 2), ...more })

describe('a draft', () => {
  it('moves, hides, shows and removes blocks, invisibly to guests', async () => {
    const ids = async () => idsSeen(ticketIn((await merchant.get(HOME)).body))
    const [hero, dining, third = '', ...rest] = SEEDED
    await send({ act: 'down', block: 'home-hero' })
    expect(await ids()).toEqual([dining, hero, third, ...rest])
    await send({ act: 'up', block: third })
    expect(await ids()).toEqual([dining, third, hero, ...rest])
    await send({ act: 'up', block: 'home-dining' })
    expect(await ids()).toEqual([dining, third, hero, ...rest])
    await send({ act: 'hide', block: 'home-hero' })
    expect(await ids()).toEqual([dining, third, ...rest])
    expect((await merchant.get(HOME)).body).toContain('<span class="pill">Hidden</span>')
    await send({ act: 'show', block: 'home-hero' })
    await send({ act: 'remove', block: 'home-dining' })
    expect(await ids()).toEqual([third, hero, ...rest])
    expect(await idsSeen()).toEqual(SEEDED)
  })

  it('begins a new block with valid data, and opens it', async () => {
    const { to } = await send({ act: 'add', kind: 'title' })
    expect((await merchant.get(to ?? '')).body).toContain('From our kitchen')
    await send({ act: 'publish' })
    expect((await seen()).at(-1)).toMatchObject({ type: 'title', data: { title: 'From our kitchen', align: 'left' } })
  })

  it('that equals the published layout is removed', async () => {
    await send({ act: 'down', block: 'home-hero' })
    expect((await merchant.get(HOME)).body).toContain('This is a draft')
    await send({ act: 'up', block: 'home-hero' })
    expect((await merchant.get(HOME)).body).toContain('This is what guests see.')
  })

  it('remains after signing out and in again', async () => {
    await send({ act: 'remove', block: 'home-hero' })
    await merchant.act('/console/logout')
    await merchant.enter()
    expect(await idsSeen(ticketIn((await merchant.get(HOME)).body))).not.toContain('home-hero')
  })
})

describe('the data of a block', () => {
  it('is changed, in all languages', async () => {
    expect((await write('home-notice', { text: { en: 'Closed today', th: 'วันนี้ปิด' } })).status).toBe(303)
    await send({ act: 'publish' })
    const notice = async (locale: Locale) => (await seen({ locale })).find(({ id }) => id === 'home-notice')?.data.text
    expect([await notice('en'), await notice('th'), await notice('zh')]).toEqual([
      'Closed today',
      'วันนี้ปิด',
      'Closed today',
    ])
  })

  it('that is invalid is refused with line, field and message; the typed text remains', async () => {
    const items = [{ title: '', link: { params: 'phone' } }]
    const { status, body } = await write('user-list', { items }, { page: 'user' })
    expect(status).toBe(400)
    expect(body).toContain('<li>Line 4, items 1 › title: This must not be empty.</li>')
    expect(body).toContain('aria-invalid="true"')
    expect(body).toContain('&#34;params&#34;: &#34;phone&#34;')
    expect((await merchant.get('/console/layout?page=user')).body).toContain('This is what guests see.')
  })

  it('that is not JSON is refused with the line', async () => {
    const { status, body } = await send({
      act: 'save',
      block: 'home-notice',
      text: '{\r\n  "text": "<b>"\r\n  "link": null\r\n}',
    })
    expect(status).toBe(400)
    expect(body).toContain('<li>Line 3: A comma or } is missing here.</li>')
    expect(body).toContain('&#34;&#60;b&#62;&#34;')
    const list = await send({ act: 'save', block: 'home-notice', text: '[]' })
    expect(list.body).toContain('<li>Line 1: The text must start with { and end with }.</li>')
  })

  it('with a link without target is refused', async () => {
    const link = { params: 'platform', name: { id: 'atlantis' } }
    const { body } = await write('home-notice', { text: 'Hello', link })
    expect(body).toContain('<li>Line 3, link: This link does not lead to a page of the storefront.</li>')
  })

  it('is sanitised where it is HTML, in the preview too', async () => {
    const html = '<p onclick="x()">Hi</p><script>alert(1)</script><img src="https://a.example/b.webp" onerror="x()">'
    await write('story-text', { html }, { page: 'custom', target: 'story' })
    const { body } = await merchant.get('/console/layout?page=custom&target=story&block=story-text')
    expect(body).not.toContain('<script>alert')
    const preview = await seen({ page: 'custom', id: 'story', draft: ticketIn(body) })
    expect(preview.find(({ id }) => id === 'story-text')?.data).toEqual({
      html: '<p>Hi</p><img alt="" src="https://a.example/b.webp" />',
    })
    await send({ act: 'publish', page: 'custom', target: 'story' })
    const published = await seen({ page: 'custom', id: 'story' })
    expect(published.find(({ id }) => id === 'story-text')?.data).toEqual({
      html: '<p>Hi</p><img alt="" src="https://a.example/b.webp" />',
    })
  })
})

describe('publishing', () => {
  it('publishes the whole draft at once', async () => {
    await send({ act: 'down', block: 'home-hero' })
    await send({ act: 'hide', block: 'home-cashier' })
    expect((await send({ act: 'publish' })).status).toBe(303)
    const [hero, dining, ...rest] = SEEDED
    expect(await idsSeen()).toEqual([dining, hero, ...rest].filter((id) => id !== 'home-cashier'))
    expect((await merchant.get(HOME)).body).toContain('This is what guests see.')
    await send({ act: 'show', block: 'home-cashier' })
    await send({ act: 'publish' })
    expect(await idsSeen()).toEqual([dining, hero, ...rest])
  })

  it('is refused while a block is invalid, and publishes nothing', async () => {
    await backend.db.insert(layoutBlocks).values({ id: 'odd', page: 'index', sort: 99, type: 'hologram' })
    await send({ act: 'down', block: 'home-hero' })
    const { status, body } = await send({ act: 'publish' })
    expect(status).toBe(400)
    expect(body).toContain('some blocks have errors')
    expect(body).toContain('There is no block type “hologram”.')
    expect((await idsSeen())[0]).toBe('home-hero')
    await send({ act: 'hide', block: 'odd' })
    await send({ act: 'publish' })
    expect((await idsSeen())[0]).toBe('home-dining')
  })

  it('changes one page only; the member page and custom pages can be published too', async () => {
    await send({ act: 'remove', block: 'user-ad', page: 'user' })
    await send({ act: 'publish', page: 'user' })
    expect((await seen({ page: 'user' })).map(({ type }) => type)).toEqual([
      ...['member', 'orders', 'navGrid', 'navGrid', 'navGrid', 'list'],
    ])
    await send({ act: 'add', kind: 'map', page: 'custom', target: 'find-us' })
    expect(await seen({ page: 'custom', id: 'find-us' })).toEqual([])
    expect((await merchant.get(HOME)).body).toContain('target=find-us')
    await send({ act: 'publish', page: 'custom', target: 'find-us' })
    expect((await seen({ page: 'custom', id: 'find-us' })).map(({ type }) => type)).toEqual(['map'])
    expect(await idsSeen()).toEqual(SEEDED)
    expect(await seen({ page: 'custom', id: 'story' })).toHaveLength(7)
  })
})

describe('two people who edit one page', () => {
  it('the second gets an error, changes nothing, and keeps the typed text', async () => {
    const second = new Merchant(backend)
    await second.enter()
    const revision = revisionIn((await second.get(HOME)).body)
    await write('home-notice', { text: 'From the first' })
    const late = await send(
      { act: 'save', block: 'home-notice', text: '{ "text": "From the second" }', revision },
      second,
    )
    expect(late.status).toBe(409)
    expect(late.body).toContain('Someone else has changed this page in the meantime')
    expect(late.body).toContain('From the second')
    for (const act of ['publish', 'drop']) expect((await send({ act, revision }, second)).status).toBe(409)
    expect((await send({ act: 'up', block: 'home-notice', revision }, second)).status).toBe(409)
    await send({ act: 'publish' })
    const notice = (await seen()).find(({ id }) => id === 'home-notice')
    expect(notice?.data.text).toBe('From the first')
    const again = { act: 'save', block: 'home-notice', text: '{ "text": "From the second" }' }
    expect((await send({ ...again, revision: revisionIn(late.body) }, second)).status).toBe(409)
    expect((await send(again, second)).status).toBe(303)
  })

  it('of two who publish at once one succeeds', async () => {
    await send({ act: 'down', block: 'home-hero' })
    const revision = revisionIn((await merchant.get(HOME)).body)
    const both = await Promise.all([send({ act: 'publish', revision }), send({ act: 'publish', revision })])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([303, 409]))
    expect((await idsSeen())[0]).toBe('home-dining')
  })
})

describe('restoring', () => {
  it('discards the draft', async () => {
    await send({ act: 'remove', block: 'home-hero' })
    await send({ act: 'drop' })
    expect((await merchant.get(HOME)).body).toContain('This is what guests see.')
    expect(await idsSeen(ticketIn((await merchant.get(HOME)).body))).toEqual(SEEDED)
  })

  it('copies an earlier version, or the initial one, into the draft', async () => {
    const before = await seen()
    await send({ act: 'remove', block: 'home-hero' })
    await send({ act: 'publish' })
    await send({ act: 'remove', block: 'home-dining' })
    await send({ act: 'publish' })
    const { body } = await merchant.get(HOME)
    const [, second = '', first = ''] = [...body.matchAll(/name="version" value="([\w-]+)"/g)].map(([, id]) => id)
    await send({ act: 'take', version: second })
    expect(await idsSeen(ticketIn(body))).toEqual(SEEDED.slice(1))
    expect(await idsSeen()).toEqual(SEEDED.slice(2))
    await send({ act: 'take', version: first })
    await send({ act: 'publish' })
    expect(await seen()).toEqual(before)
  })

  it('keeps the first version and the last twenty', async () => {
    const home = { page: 'index', target: '' }
    for (let time = 0; time < 23; time++) {
      await transact(backend.db, async (tx) => {
        const { revision } = await readDraft(tx, home)
        await changeDraft(tx, home, revision, ([first, ...rest]) => (first ? [...rest, first] : rest))
        await publishDraft(tx, home, revision + 1, backend.clock.now())
      })
    }
    const { body } = await merchant.get(HOME)
    expect([...body.matchAll(/name="version"/g)]).toHaveLength(21)
    expect(body).toContain('Initial version')
  })
})

test('an invalid form is refused', async () => {
  const wrong: Record<string, string>[] = [
    { act: 'explode' },
    { act: 'add', kind: 'hologram' },
    { act: 'publish', page: 'cellar' },
    { act: 'publish', page: 'custom' },
    { act: 'publish', revision: '-1' },
    { act: 'take', version: 'x' },
    { act: 'save', block: 'x', text: '{}' },
  ]
  for (const fields of wrong) expect((await send(fields)).status).toBe(400)
})
