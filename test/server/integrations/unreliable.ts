import type { Imitation, ImitatedReply } from './imitation'

/** Invalid responses of a provider. */
const BAD_DAYS: [string, ImitatedReply][] = [
  ['breaks down', { json: { error: 'oops' }, status: 503 }],
  ['answers with a page', { text: '<html>maintenance</html>', type: 'text/html' }],
  ['answers with an empty object', { json: {} }],
  ['answers with a list', { json: [] }],
  ['answers with half of it', { text: '{"openid":"o' }],
  ['answers without end', { text: 'x'.repeat(1024 * 1024 + 1) }],
]

/** Tests that a call throws `ProviderError` `down` for every invalid response of a path, and for a time-out. */
export function expectFaults(
  imitation: () => Imitation,
  path: string,
  call: (timeoutMs?: number) => Promise<unknown>,
): void {
  it('is distinguished from a refusal when the provider does not respond', async () => {
    imitation().answer({ [path]: 'silent' })
    await expect(call(50)).rejects.toMatchObject({
      kind: 'down',
      message: expect.stringContaining('the request timed out'),
    })
  })

  it.each(BAD_DAYS)('is distinguished from a refusal when the provider %s', async (_what, reply) => {
    imitation().answer({ [path]: reply })
    await expect(call()).rejects.toMatchObject({ name: 'Error', kind: 'down' })
  })

  it('is distinguished from a refusal when the provider is down', async () => {
    await imitation().close()
    await expect(call()).rejects.toMatchObject({ kind: 'down', message: expect.stringContaining('ECONNREFUSED') })
  })
}
