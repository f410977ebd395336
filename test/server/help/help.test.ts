import { eq } from 'drizzle-orm'
import { helpGroups, helpQuestions } from '../../../server/db/schema/settings/help'
import { stores } from '../../../server/db/schema/store/stores'
import { helpContract } from '../../../src/contract/help'
import { storeContract } from '../../../src/contract/store/store'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeEach(async () => {
  backend = await startBackend(async (db) => {
    await fillBistro(db)
    await db.insert(helpGroups).values({ id: 'bare', sort: 3, title: { en: 'Nothing asked' } })
    await db.insert(helpQuestions).values([
      { id: 'late', groupId: 'orders', sort: 2, title: { en: 'Late?' }, answer: { en: '<p>Call us.</p>' } },
      { id: 'old', groupId: 'orders', shown: false, title: { en: 'Old?' }, answer: { en: 'No more.' } },
    ])
  })
})
afterEach(() => backend.close())

const helpers = async () => (await backend.ask(helpContract.helpers, {})).list

describe('the help centre', () => {
  it('lists groups and questions in the merchant’s order and the guest’s language, and no empty group', async () => {
    expect(await backend.ask(helpContract.helpers, {}, { locale: 'th' })).toEqual({
      list: [
        {
          id: 'orders',
          title: 'ออเดอร์',
          questions: [
            { id: 'cancel', title: 'ยกเลิกได้ไหม' },
            { id: 'late', title: 'Late?' },
          ],
        },
      ],
    })
    await backend.db.insert(helpGroups).values({ id: 'first', sort: -1, title: { en: 'First' } })
    await backend.db
      .insert(helpQuestions)
      .values({ id: 'who', groupId: 'first', title: { en: 'Who?' }, answer: { en: 'We.' } })
    expect((await helpers()).map(({ id }) => id)).toEqual(['first', 'orders'])
  })

  it('returns an answer with the merchant’s HTML sanitised', async () => {
    const answer = { en: '<h1 onclick="x()">Yes</h1><script>alert(1)</script><p style="position:fixed">Now.</p>' }
    await backend.db.update(helpQuestions).set({ answer }).where(eq(helpQuestions.id, 'cancel'))
    expect(await backend.ask(helpContract.helper, { helperId: 'cancel' })).toEqual({
      id: 'cancel',
      title: 'Can I cancel?',
      group: 'Orders',
      html: '<h2>Yes</h2><p>Now.</p>',
    })
  })

  it('does not return questions that are hidden, alone or with their group', async () => {
    const missing = { code: 400, msg: '未找到该问题的解答' }
    const ask = (helperId: string) => backend.call(helpContract.helper, { helperId }, { locale: 'zh' })
    expect([await ask('old'), await ask('never')]).toMatchObject([missing, missing])
    await backend.db.update(helpGroups).set({ shown: false }).where(eq(helpGroups.id, 'orders'))
    expect([await ask('cancel'), await helpers()]).toMatchObject([missing, []])
  })
})

describe('the wireless network of a store', () => {
  const network = async (storeId: string) => backend.ask(storeContract.wifi, { storeId }, { locale: 'th' })

  it('is returned with the name of the store, and is empty where there is none', async () => {
    const wifi = { ssid: 'Warm; Table', password: 'a:b', hidden: true }
    await backend.db.update(stores).set({ wifi }).where(eq(stores.id, 'ari'))
    expect(await network('ari')).toEqual({ storeName: 'โต๊ะอุ่น อารีย์', wifi })
    expect(await network('silom')).toEqual({ storeName: 'Warm Table Silom', wifi: null })
  })

  it('of a hidden store is not returned', async () => {
    expect(await backend.call(storeContract.wifi, { storeId: 'hidden' })).toMatchObject({ code: 400 })
  })
})
