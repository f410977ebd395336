import { sql } from 'drizzle-orm'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import { databaseBefore } from '../support/database/oldDatabase'

let database: OpenDatabase
beforeAll(async () => {
  database = await databaseBefore('guest_message_subjects')
  const { db } = database
  await db.execute(sql`insert into users (id, created_at) values ('nok', now())`)
  await db.execute(
    sql`insert into stores (id, name, short_name, address, lat, lng, hours, dining, slots)
      values ('ari', '{"en":"Ari"}', '{"en":"Ari"}', '{"en":"Ari"}', 13, 100, '[]', '[]', '{}')`,
  )
  await db.execute(sql`insert into orders
    (id, order_no, user_id, store_id, type, dining_type, state, business_day, pay_type, paid, goods_num, goods_amount, pack_amount, delivery_amount,
     service_amount, vat_amount, save_amount, pay_amount, quote, created_at, expire_at)
    values ('o1', 'SB1', 'nok', 'ari', 1, 'pickup', 3, '2026-11-21', 'offline', false, 1, 100, 0, 0, 0, 0, 0, 100, '{}', now(), now())`)
  await db.execute(sql`insert into guest_messages (order_id, house, template_id, recipient, locale, agreed_at)
    values ('o1', 'alipay', 'ready', 'openid', 'th', '2026-11-21T05:00Z')`)
  await database.migrate()
})
afterAll(() => database.close())

test('a message that a guest has agreed to stays about its order, on its platform', async () => {
  expect(await database.db.select().from(guestMessages)).toMatchObject([
    {
      ...{ userId: 'nok', subject: 'order', subjectId: 'o1', channel: 'alipay', templateId: 'ready' },
      ...{ recipient: 'openid', locale: 'th', state: 'agreed' },
    },
  ])
})
