import { configContract, visitContract } from '../../src/contract/config'
import { visits } from '../../server/db/schema/requests'
import { fillBistro } from './bistro'
import { type Backend, startBackend } from './harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())

describe('configuration', () => {
  it('gives blocks by ident in the language of the guest, and leaves unknown ones out', async () => {
    const idents = ['style', 'notice', 'unheard']
    expect(await backend.ask(configContract.forms, { idents }, { locale: 'th' })).toEqual({
      style: { color: { btnColor: '#B11E23', fontColor: '#fff' } },
      notice: { text: 'ยินดีต้อนรับ' },
    })
    expect(await backend.ask(configContract.forms, { idents }, { locale: 'zh' })).toMatchObject({
      notice: { text: 'Welcome' },
    })
    expect(await backend.ask(configContract.forms, { idents: [] })).toEqual({})
  })

  it('gives the layout of a page in drawing order', async () => {
    expect(await backend.ask(configContract.drag, { page: 'index' }, { locale: 'zh' })).toEqual({
      list: [
        { id: 'b1', type: 'banner', style: { height: 200 }, data: { title: '第一' } },
        { id: 'b2', type: 'notice', style: {}, data: { text: 'Second' } },
      ],
    })
  })

  it('tells custom pages apart', async () => {
    const types = async (id?: string) =>
      (await backend.ask(configContract.drag, { page: 'custom', id })).list.map(({ type }) => type)
    expect([await types('summer'), await types('winter'), await types()]).toEqual([['text'], [], []])
  })

  it('gives advertisements by place, without those that are over', async () => {
    expect(await backend.ask(configContract.ad, {})).toEqual({
      index: [{ id: 'a1', image: 'hero.webp', title: 'Hello', link: { params: 'index' } }],
      orderInfo: [],
      user: [],
    })
  })

  it('gives message templates by occasion', async () => {
    expect(await backend.ask(configContract.messages, {})).toEqual({
      list: [{ occasion: 'orderReady', templateIds: ['t1'] }],
    })
  })

  it('gives the merchant’s facts', async () => {
    expect(await backend.ask(configContract.system, {}, { locale: 'th' })).toMatchObject({
      brand: 'โต๊ะอุ่น',
      attachurl: '/media/',
      custom: { hbfh: '฿', hbmc: 'THB' },
    })
  })
})

describe('visits', () => {
  it('are recorded with page, store and language, and without a store that does not exist', async () => {
    backend.clock.set('2026-11-21T12:00:00+07:00')
    await backend.ask(visitContract.record, { storeId: 'ari', moduleName: 'index' }, { locale: 'th' })
    await backend.ask(visitContract.record, { storeId: 'x', moduleName: 'goods' }, { token: await backend.guest() })
    await backend.ask(visitContract.record, { storeId: '', moduleName: 'my' })
    const rows = await backend.db.select().from(visits).orderBy(visits.id)
    const at = new Date('2026-11-21T12:00:00+07:00')
    expect(rows).toMatchObject([
      { storeId: 'ari', moduleName: 'index', locale: 'th', appType: 'h5', sessionId: null, at },
      { storeId: null, moduleName: 'goods', sessionId: expect.any(String) },
      { storeId: null, moduleName: 'my' },
    ])
  })

  it('need a page', async () => {
    expect(await backend.call(visitContract.record, { moduleName: ' ' })).toMatchObject({ code: 400 })
  })
})
