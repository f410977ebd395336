import { OfflineError, ReplyError } from '@/api/errors'
import { serverMessageOf } from '@/components/loading/serverMessage'

const refused = new ReplyError(400, 'This order was not found')

test.each([
  ['a refused request', { value: undefined, error: refused, loading: false }, 'This order was not found'],
  ['one that is tried again', { value: undefined, error: refused, loading: true }, undefined],
  ['a page with older content', { value: {}, error: refused, loading: false }, undefined],
  ['a lost connection', { value: undefined, error: new OfflineError(), loading: false }, undefined],
  ['a failure of the server', { value: undefined, error: new ReplyError(500, 'x'), loading: false }, undefined],
])('the refusal of %s', (_what, state, text) => expect(serverMessageOf(state)).toBe(text))
