import { types } from 'node:util'
import { sql } from 'drizzle-orm'
import { users } from '../../../server/db/schema/account/users'
import { newId } from '../../../server/db/ids'
import { loggedError } from '../../../server/api/loggedError'
import { type Backend, startBackend } from '../support/harness'

/** Personal data of a member. */
const PHONE = '+66891112233'
const NAME = 'Somying Jaidee'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())

/** What fails of a piece of work. */
async function failureOf(work: () => Promise<unknown>): Promise<Error> {
  try {
    await work()
  } catch (error) {
    if (types.isNativeError(error)) return error
  }
  throw new Error('It did not fail')
}

const member = () => ({ id: newId(), phone: PHONE, nickname: NAME, createdAt: new Date() })

/** Statements that the database refuses, of which its answer quotes a value. */
const FAILURES: [string, () => Promise<unknown>, string][] = [
  [
    'a row that exists already',
    async () => {
      const row = member()
      await backend.db.insert(users).values(row)
      await backend.db.insert(users).values({ ...row, nickname: `${NAME}\n    at home` })
    },
    '23505',
  ],
  ['a text that is no number', () => backend.db.execute(sql`select ${`${PHONE} ${NAME}`}::text::bigint`), '22P02'],
  ['a number that is too large', () => backend.db.execute(sql`select ${PHONE}::text::integer`), '22003'],
]

it.each(FAILURES)('the log of %s has the statement and the code, and no personal data', async (_, work, code) => {
  const error = await failureOf(work)
  expect(error.message).toContain(PHONE)
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'DrizzleQueryError', cause: { code } })
  expect(logged.message).toMatch(/^Failed query: (insert|select)/)
  expect(logged.stack).toContain('loggedError.test.ts')
  expect(JSON.stringify(logged)).not.toMatch(/891112233|Somying|home/)
})

it('the server logs its errors so', () => {
  const { log } = backend.app.server
  expect(Reflect.get(log, Symbol.for('pino.serializers'))).toMatchObject({ err: loggedError })
})

it('other errors keep their message, and their causes end', () => {
  const error = new Error('outer', { cause: new Error('inner') })
  expect(loggedError(error)).toMatchObject({ type: 'Error', message: 'outer', cause: { message: 'inner' } })
  const endless = new Error('again')
  endless.cause = endless
  expect(JSON.stringify(loggedError(endless)).match(/"type"/g)).toHaveLength(6)
})
