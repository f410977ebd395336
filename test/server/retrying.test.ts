import { retrying } from '../../server/http/retrying'

/** What the database says, as drizzle hands it on. */
const databaseError = (code: string) =>
  Object.assign(new Error('query'), { cause: Object.assign(new Error(), { code }) })

/** A transaction that fails some times before it succeeds. */
function failing(times: number, error: Error) {
  let calls = 0
  const transaction = async () => {
    calls += 1
    if (calls <= times) throw error
    return calls
  }
  return transaction
}

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is run again when it lost against another (%s)', async (code) => {
    expect(await retrying(failing(2, databaseError(code)))).toBe(3)
  })

  it('is given up after three attempts', async () => {
    await expect(retrying(failing(3, databaseError('40P01')))).rejects.toThrow('query')
  })

  it.each([databaseError('23505'), new Error('anything else')])(
    'is not run again for another reason',
    async (error) => {
      await expect(retrying(failing(1, error))).rejects.toBe(error)
    },
  )
})
