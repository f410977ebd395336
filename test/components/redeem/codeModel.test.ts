import { OfflineError, ReplyError } from '@/api/errors'
import { CodeModel } from '@/components/redeem/code.model'

function setUp(text: string) {
  let made = 0
  const send = jest.fn<Promise<string>, [string, { key: string }]>(async () => 'done')
  return { send, model: new CodeModel(text, () => `key-${(made += 1)}`) }
}

test('a code is sent without the spaces around it', async () => {
  const { send, model } = setUp('  RAIN-2025 ')
  expect(await model.send(send)).toBe('done')
  expect(send).toHaveBeenCalledWith('RAIN-2025', { key: 'key-1' })
})

test('a refusal is shown, the text stays, and typing takes the refusal away', async () => {
  const { send, model } = setUp('RAIN')
  send.mockRejectedValueOnce(new ReplyError(400, 'We do not know this code'))
  expect(await model.send(send)).toBeUndefined()
  expect([model.text, model.error]).toEqual(['RAIN', 'We do not know this code'])
  model.type('RAIN-')
  expect(model.error).toBeUndefined()
})

test('a code whose reply was lost is sent again with the same key; a refused one is a new request', async () => {
  const { send, model } = setUp('RAIN')
  send.mockRejectedValueOnce(new OfflineError())
  await expect(model.send(send)).rejects.toThrow(OfflineError)
  send.mockRejectedValueOnce(new ReplyError(400, 'no'))
  await model.send(send)
  await model.send(send)
  expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  expect(model.error).toBe('no')
})
