import { createHmac } from 'node:crypto'
import { FacebookClient } from '../../../server/integrations/social/facebook'
import { Imitation } from './imitation'
import { expectFaults } from './unreliable'

const DEBUG = '/v20.0/debug_token'
const ME = '/v20.0/me'
const VALID = { data: { app_id: '42', is_valid: true, user_id: '777', type: 'USER', expires_at: 0 } }
const PERSON = { id: '777', name: 'Ploy', picture: { data: { url: 'https://fb.example/p.jpg', is_silhouette: false } } }

let facebook: Imitation
beforeEach(async () => {
  facebook = await Imitation.start()
})
afterEach(() => facebook.close())

const login = (timeoutMs?: number) =>
  new FacebookClient({ appId: '42', appSecret: 's3cret' }, { base: facebook.base, timeoutMs }).login('user-token')

describe('Facebook Login', () => {
  it('verifies the token for our app, then reads the profile, with proof of our secret', async () => {
    facebook.answer({ [DEBUG]: { json: VALID }, [ME]: { json: PERSON } })
    expect(await login()).toEqual({ subject: '777', nickname: 'Ploy', avatar: 'https://fb.example/p.jpg' })
    expect(facebook.at(DEBUG)[0]?.query).toEqual({ input_token: 'user-token', access_token: '42|s3cret' })
    expect(facebook.at(ME)[0]?.query).toEqual({
      fields: 'id,name,picture.type(large){url,is_silhouette}',
      access_token: 'user-token',
      appsecret_proof: createHmac('sha256', 's3cret').update('user-token').digest('hex'),
    })
  })

  it("omits Facebook's placeholder picture", async () => {
    const json = { ...PERSON, picture: { data: { url: 'https://fb.example/grey.jpg', is_silhouette: true } } }
    facebook.answer({ [DEBUG]: { json: VALID }, [ME]: { json } })
    expect(await login()).toMatchObject({ avatar: '' })
  })

  it.each([
    ['is over', { data: { is_valid: false, error: { code: 190, message: 'expired' } } }],
    ['was made for another app', { data: { ...VALID.data, app_id: '43' } }],
    ['belongs to another user', { data: { ...VALID.data, user_id: '778' } }],
  ])('refuses a token that %s', async (_what, json) => {
    facebook.answer({ [DEBUG]: { json }, [ME]: { json: PERSON } })
    await expect(login()).rejects.toMatchObject({ provider: 'facebook', kind: 'code' })
  })

  it.each([
    [190, 'code'],
    [4, 'down'],
    [1, 'down'],
    [101, 'setup'],
  ])('faults on error %i as %s', async (code, kind) => {
    facebook.answer({ [DEBUG]: { status: 400, json: { error: { code, message: 'no', type: 'OAuthException' } } } })
    await expect(login()).rejects.toMatchObject({ kind })
  })

  expectFaults(() => facebook, DEBUG, login)
})
