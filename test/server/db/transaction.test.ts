import type { Db } from '../../../server/db/database'
import { transact } from '../../../server/db/transaction'

/** A database error as drizzle wraps it. */
const databaseError = (code: string) =>
  Object.assign(new Error('query'), { cause: Object.assign(new Error(), { code }) })

/** A database that aborts some transactions first; the work counts the attempts. */
function failing(times: number, error: Error): Promise<number> {
  let calls = 0
  const transaction = (work: () => Promise<number>) => {
    calls += 1
    return calls <= times ? Promise.reject(error) : work()
  }
  return transact({ transaction } as unknown as Db, () => Promise.resolve(calls))
}

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is retried after a conflict with another (%s)', async (code) => {
    expect(await failing(2, databaseError(code))).toBe(3)
  })

  it('fails after three attempts', async () => {
    await expect(failing(3, databaseError('40P01'))).rejects.toThrow('query')
  })

  it.each([databaseError('23505'), new Error('anything else')])(
    'is not run again for another reason',
    async (error) => {
      await expect(failing(1, error)).rejects.toBe(error)
    },
  )
})
