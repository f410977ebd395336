import { lookContract as calls } from '../../../../console/contract/look/look'
import { configContract } from '../../../../src/contract/config/config'
import { newId } from '../../../../server/db/ids'
import { layoutBlocks, layoutDrafts, layoutVersions } from '../../../../server/db/schema/settings/config'
import { type Backend, startDemonstration } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let owner: StaffCaller
let laidOut: (typeof layoutBlocks.$inferInsert)[]
beforeAll(async () => {
  backend = await startDemonstration({}, { consolePassword: PASSWORD })
  laidOut = await backend.db.select().from(layoutBlocks)
  owner = await StaffCaller.enter(backend)
})
beforeEach(async () => {
  for (const table of [layoutDrafts, layoutVersions, layoutBlocks]) await backend.db.delete(table)
  await backend.db.insert(layoutBlocks).values(laidOut)
})
afterAll(() => backend.close())

const HOME = { page: 'index', target: '' } as const
const home = () => owner.ask(calls.read, HOME)
const seen = async () => ({ ...HOME, revision: (await home()).revision })
const NOTICE = { text: { en: 'Closed today', th: 'วันนี้หยุด', zh: '今日休息' }, link: null }

/** What guests see of a page, or with a ticket its draft. */
async function shown(draft?: string) {
  const { list } = await backend.ask(configContract.drag, {
    page: 'index',
    storeId: 'thonglor',
    ...(draft && { draft }),
  })
  return list
}
const ticket = async () => (await owner.ask(calls.preview, {})).ticket

/** Adds a notice, the last block. */
async function addNotice() {
  const { blocks } = await owner.ask(calls.add, { ...(await seen()), type: 'notice' })
  const { id } = blocks.at(-1) ?? { id: '' }
  return owner.ask(calls.update, { ...(await seen()), id, data: NOTICE }).then(() => id)
}

it('a block is added, changed and moved in a draft, which guests do not see until it is published', async () => {
  const before = await shown()
  const id = await addNotice()
  const { blocks } = await home()
  const first = [id, ...blocks.map((block) => block.id).filter((each) => each !== id)]
  const arranged = await owner.ask(calls.arrange, {
    ...(await seen()),
    blocks: first.map((each) => ({ id: each, hidden: false })),
  })
  expect(arranged).toMatchObject({ changed: true, revision: 3 })
  expect(await shown()).toEqual(before)
  expect((await shown(await ticket()))[0]).toMatchObject({ id, data: { text: 'Closed today' } })

  const published = await owner.ask(calls.publish, await seen())
  expect(published).toMatchObject({ changed: false, versions: [{ number: 2 }, { number: 1 }] })
  expect((await shown()).map((block) => block.id)).toEqual(first)
  const actions = (await owner.audited('index')).map(({ action }) => action)
  expect(actions.slice(0, 4)).toEqual(['look.publish', 'look.arrange', 'look.update', 'look.add'])
})

it('the last publication is taken back at once, and a draft stays a draft', async () => {
  const before = await shown()
  const id = await addNotice()
  await owner.ask(calls.publish, await seen())
  await owner.ask(calls.update, { ...(await seen()), id, data: { text: { en: 'Open' }, link: null } })
  const taken = await owner.ask(calls.takeBack, await seen())
  expect(await shown()).toEqual(before)
  expect(taken).toMatchObject({ changed: true, versions: [{ number: 3 }, { number: 2 }, { number: 1 }] })
  expect(taken.blocks.at(-1)).toMatchObject({ id, data: { text: { en: 'Open' } } })
})

it('nothing can be taken back before something was published', async () => {
  const reply = await owner.call(calls.takeBack, await seen())
  expect([reply.code, reply.msg]).toEqual([400, 'Nothing was published before this'])
})

it('a draft is discarded, and an earlier version becomes one', async () => {
  await addNotice()
  expect(await owner.ask(calls.discard, await seen())).toMatchObject({ changed: false })
  const id = await addNotice()
  const { versions } = await owner.ask(calls.publish, await seen())
  const restored = await owner.ask(calls.restore, { ...(await seen()), versionId: versions.at(-1)?.id ?? '' })
  expect(restored.changed).toBe(true)
  expect(restored.blocks.map((block) => block.id)).not.toContain(id)
  expect((await shown()).map((block) => block.id)).toContain(id)
})

it('the slower of two editors is refused with the page as it is now, and nothing of theirs is lost', async () => {
  const late = await seen()
  const id = await addNotice()
  const reply = await owner.call(calls.add, { ...late, type: 'title' })
  expect([reply.code, reply.data]).toEqual([409, { current: expect.objectContaining({ revision: 2, changed: true }) }])
  expect((await home()).blocks.at(-1)).toMatchObject({ id, data: NOTICE })
})

it('a repeated submit adds one block', async () => {
  const { blocks, ...place } = await home()
  const input = { ...HOME, revision: place.revision, type: 'divider' }
  const key = newId()
  const first = await owner.ask(calls.add, input, { key })
  expect(await owner.ask(calls.add, input, { key })).toEqual(first)
  expect((await home()).blocks).toHaveLength(blocks.length + 1)
})

it('a block of a kind that the server does not have is moved, published and left as it is', async () => {
  const strange = { id: 'strange', page: 'index', type: 'fireworks', data: { bang: 3 }, style: { x: 1 }, sort: -1 }
  await backend.db.insert(layoutBlocks).values(strange)
  const { blocks } = await home()
  expect(blocks[0]).toMatchObject({ id: 'strange', data: { bang: 3 }, faults: [''] })
  await owner.ask(calls.arrange, { ...(await seen()), blocks: [...blocks].reverse() })
  await owner.ask(calls.publish, await seen())
  const rows = await backend.db.select().from(layoutBlocks)
  expect(rows.find(({ id }) => id === 'strange')).toMatchObject({
    type: 'fireworks',
    data: { bang: 3 },
    style: { x: 1 },
  })
})

it('bad input is refused by the name of its field', async () => {
  const id = await addNotice()
  const refused = async (data: Record<string, unknown>) => {
    const reply = await owner.call(calls.update, { ...(await seen()), id, data })
    return [reply.code, Object(reply.data).fields]
  }
  expect(await refused({ text: 5 })).toEqual([400, ['text']])
  expect(await refused({ text: 'Hi', txt: 'typo' })).toEqual([400, ['txt']])
  expect(await refused({ link: { params: 'platform', name: { id: 'nowhere' } } })).toEqual([400, ['link']])
  const unknown = await owner.call(calls.add, { ...(await seen()), type: 'fireworks' })
  expect([unknown.code, unknown.data]).toEqual([400, { fields: ['type'] }])
  const twice = [id, id].map((each) => ({ id: each, hidden: false }))
  expect((await owner.call(calls.arrange, { ...(await seen()), blocks: twice })).code).toBe(400)
  expect((await owner.call(calls.read, { page: 'custom' })).data).toEqual({ fields: ['target'] })
})

it('a block with faults is not published unless it is hidden', async () => {
  await backend.db.insert(layoutBlocks).values({ id: 'bad', page: 'index', type: 'title', data: {}, sort: -1 })
  await addNotice()
  expect((await owner.call(calls.publish, await seen())).code).toBe(400)
  const { blocks } = await home()
  await owner.ask(calls.arrange, {
    ...(await seen()),
    blocks: blocks.map(({ id }) => ({ id, hidden: id === 'bad' })),
  })
  expect((await owner.ask(calls.publish, await seen())).changed).toBe(false)
})

it('an own page is there with its first block, and links can lead to pages that exist', async () => {
  const place = { page: 'custom', target: 'songkran' } as const
  const { revision } = await owner.ask(calls.read, place)
  await owner.ask(calls.add, { ...place, revision, type: 'title' })
  const { list, destinations } = await owner.ask(calls.pages, {})
  expect(list).toContainEqual(place)
  expect(destinations).toContainEqual({ name: 'aboutUs', address: '/pages/my/other/gywm?p=about' })
  expect(destinations).toContainEqual({ name: 'navigation', address: null })
  expect(destinations.map(({ name }) => name)).not.toContain('shopOrder')
})

it('managers edit the look, cashiers do not', async () => {
  const manager = await owner.invite({ email: 'look-manager@example.com', role: 'manager' })
  const cashier = await owner.invite({ email: 'look-cashier@example.com', role: 'cashier' })
  expect((await manager.call(calls.add, { ...(await seen()), type: 'divider' })).code).toBe(200)
  expect((await cashier.call(calls.add, { ...(await seen()), type: 'divider' })).code).toBe(403)
  expect((await cashier.call(calls.read, HOME)).code).toBe(403)
})

it('the text of a block is sanitised where it is HTML, in the preview too', async () => {
  const place = { page: 'custom', target: 'story' } as const
  const html = '<p onclick="x()">Hi</p><script>alert(1)</script><img src="https://a.example/b.webp" onerror="x()">'
  const { revision } = await owner.ask(calls.read, place)
  await owner.ask(calls.update, { ...place, revision, id: 'story-text', data: { html } })
  const asked = { page: 'custom', id: 'story', storeId: 'thonglor' }
  const textOf = async (draft: object) =>
    (await backend.ask(configContract.drag, { ...asked, ...draft })).list.find(({ id }) => id === 'story-text')?.data
  const safe = { html: '<p>Hi</p><img alt="" src="https://a.example/b.webp" />' }
  expect(await textOf({ draft: await ticket() })).toEqual(safe)
  await owner.ask(calls.publish, { ...place, revision: revision + 1 })
  expect(await textOf({})).toEqual(safe)
})

it('of two who publish at once one succeeds, and a draft that equals what guests see is none', async () => {
  const id = await addNotice()
  const now = await seen()
  const both = await Promise.all([owner.call(calls.publish, now), owner.call(calls.publish, now)])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 409]))
  const { blocks } = await home()
  const arrange = async (order: { id: string; hidden: boolean }[]) =>
    (await owner.ask(calls.arrange, { ...(await seen()), blocks: order })).changed
  expect(await arrange(blocks.filter((block) => block.id !== id))).toBe(true)
  const { versions } = await home()
  const restored = await owner.ask(calls.restore, { ...(await seen()), versionId: versions[0]?.id ?? '' })
  expect(restored.changed).toBe(false)
})

it('the first version and the last twenty are kept', async () => {
  for (let time = 0; time < 23; time++) {
    const { blocks } = await home()
    await owner.ask(calls.arrange, { ...(await seen()), blocks: [...blocks.slice(1), ...blocks.slice(0, 1)] })
    await owner.ask(calls.publish, await seen())
  }
  const { versions } = await home()
  expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([21, 24, 1])
})
