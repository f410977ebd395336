import { LineClient } from '../../../server/integrations/social/line'
import { Imitation } from './imitation'
import { expectFaults } from './unreliable'

const TOKEN = '/oauth2/v2.1/token'
const VERIFY = '/oauth2/v2.1/verify'
const TRIP = { returnTo: 'https://shop.example/?from=line', state: 'st4te', nonce: 'n0nce' }
const GRANT = {
  access_token: 'at',
  expires_in: 2592000,
  id_token: 'id.to.ken',
  scope: 'profile openid',
  token_type: 'Bearer',
}
const PROVEN = {
  iss: 'https://access.line.me',
  sub: 'U1234',
  aud: '1650000000',
  exp: 1,
  iat: 1,
  nonce: 'n0nce',
  name: 'ปลอย',
  picture: 'https://profile.line-scdn.net/x',
}

let line: Imitation
beforeEach(async () => {
  line = await Imitation.start()
})
afterEach(() => line.close())

const real = (timeoutMs?: number) =>
  new LineClient({ channelId: '1650000000', channelSecret: 's3cret' }, { base: line.base, timeoutMs })
const login = (timeoutMs?: number) => real(timeoutMs).login('c0de', TRIP)

describe('LINE Login', () => {
  it('redirects to LINE’s page, with the state', () => {
    const url = new URL(real().authorizationUrl(TRIP))
    expect(url.origin + url.pathname).toBe('https://access.line.me/oauth2/v2.1/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: '1650000000',
      redirect_uri: TRIP.returnTo,
      state: 'st4te',
      scope: 'profile openid',
      nonce: 'n0nce',
    })
  })

  it('offers to add the official account as a friend where messages are sent there', () => {
    const settings = { channelId: '1650000000', channelSecret: 's3cret', offersFriend: true }
    const url = new URL(new LineClient(settings).authorizationUrl(TRIP))
    expect(url.searchParams.get('bot_prompt')).toBe('normal')
  })

  it('exchanges the code for an ID token, which LINE verifies', async () => {
    line.answer({ [TOKEN]: { json: GRANT }, [VERIFY]: { json: PROVEN } })
    expect(await login()).toEqual({ subject: 'U1234', nickname: 'ปลอย', avatar: 'https://profile.line-scdn.net/x' })
    expect(line.at(TOKEN)[0]).toMatchObject({
      method: 'POST',
      body: {
        grant_type: 'authorization_code',
        code: 'c0de',
        redirect_uri: TRIP.returnTo,
        client_id: '1650000000',
        client_secret: 's3cret',
      },
    })
    expect(line.at(VERIFY)[0]?.body).toEqual({ id_token: 'id.to.ken', client_id: '1650000000', nonce: 'n0nce' })
  })

  it.each([
    ['a code that was used', { error: 'invalid_grant', error_description: 'authorization code is used' }, 400, 'code'],
    ['a wrong secret', { error: 'invalid_client', error_description: 'invalid client_secret' }, 401, 'setup'],
    ['too many calls', { error: 'too_many_requests' }, 429, 'down'],
  ])('faults on %s', async (_what, json, status, kind) => {
    line.answer({ [TOKEN]: { json, status } })
    await expect(login()).rejects.toMatchObject({ provider: 'line', kind })
  })

  it.each([
    ['for another channel', { ...PROVEN, aud: '1' }],
    ['for another trip', { ...PROVEN, nonce: 'another' }],
  ])('takes no identity token that was made %s', async (_what, json) => {
    line.answer({ [TOKEN]: { json: GRANT }, [VERIFY]: { json } })
    await expect(login()).rejects.toMatchObject({ kind: 'code' })
  })

  it('takes no identity token that LINE did not make', async () => {
    line.answer({
      [TOKEN]: { json: GRANT },
      [VERIFY]: { json: { error: 'invalid_request', error_description: 'Invalid IdToken.' }, status: 400 },
    })
    await expect(login()).rejects.toMatchObject({ kind: 'code' })
  })

  expectFaults(() => line, TOKEN, login)
})
