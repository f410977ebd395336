import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { unzipSync, strFromU8 } from 'fflate'
import { readEnvironment } from '../../../server/environment'
import { vipCardContract as calls } from '../../../src/contract/membership/vipCard'
import { signInAs } from '../support/accounts/accounts'
import { fillBistro } from '../support/database/bistro'
import { certificateOf } from '../support/certificate'
import { type Backend, startBackend } from '../support/harness'
import { isManifestSignedBy } from '../support/membership/passSignature'
import { rsaKeys } from '../support/rsaKeys'

const pem = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs8' }).toString()
const [apple, issuer, google] = [rsaKeys('Apple'), rsaKeys('Apple issuer'), rsaKeys('Google')]

const none = new Uint8Array()

const APPLE = {
  APPLE_PASS_TYPE: 'pass.example.sala',
  APPLE_PASS_TEAM: 'A1B2C3D4E5',
  APPLE_PASS_CERTIFICATE: certificateOf(apple),
  APPLE_PASS_PRIVATE_KEY: pem(apple.privateKey),
  APPLE_PASS_ISSUER_CERTIFICATE: certificateOf(issuer, 2),
}
const GOOGLE = {
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_ACCOUNT: 'cards@sala.iam.gserviceaccount.com',
  GOOGLE_WALLET_PRIVATE_KEY: pem(google.privateKey),
}
const siteOrigins = ['https://shop.example']

/** A backend whose wallets are set up by these variables, and a member. */
async function withWallets(variables: Record<string, string>) {
  const { wallets } = readEnvironment(variables)
  const backend = await startBackend(fillBistro, { wallets, siteOrigins })
  const { token } = await signInAs(backend, 'ploy')
  return { backend, token, links: (options = {}) => backend.ask(calls.passes, {}, { token, ...options }) }
}

let both: Awaited<ReturnType<typeof withWallets>>
beforeAll(async () => {
  both = await withWallets({ ...APPLE, ...GOOGLE })
})
afterAll(() => both.backend.close())

const fetchPass = (backend: Backend, url: string | null) => backend.app.server.inject({ url: url ?? '' })

describe('the card for Apple Wallet', () => {
  it('is a signed file with the name, the level and the page of the code, in the language of the member', async () => {
    const { apple: path } = await both.links({ locale: 'th' })
    const { headers, rawPayload } = await fetchPass(both.backend, path)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'cache-control': 'no-store',
    })
    const files = unzipSync(rawPayload)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png', 'manifest.json', 'pass.json', 'signature']),
    )
    const pass = JSON.parse(strFromU8(files['pass.json'] ?? none)) as Record<string, unknown>
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.example.sala',
      teamIdentifier: 'A1B2C3D4E5',
      formatVersion: 1,
      sharingProhibited: true,
      storeCard: {
        headerFields: [{ label: 'ระดับ' }],
        secondaryFields: [{ label: 'เป็นสมาชิกตั้งแต่', value: '2026' }],
        backFields: [{ value: 'https://shop.example/#/pages/my/user/mr-code' }],
      },
    })
    expect(pass).not.toHaveProperty('barcodes')
    const { 'manifest.json': manifest = none, signature = none } = files
    expect(isManifestSignedBy(createPublicKey(apple.privateKey), manifest, signature)).toBe(true)
    expect(isManifestSignedBy(createPublicKey(google.privateKey), manifest, signature)).toBe(false)
  })

  it('has a link that ends after a quarter of an hour and cannot be changed', async () => {
    const { apple: path } = await both.links()
    expect((await fetchPass(both.backend, path)).statusCode).toBe(200)
    expect((await fetchPass(both.backend, path?.replace('?', 'x?') ?? '')).statusCode).toBe(404)
    both.backend.clock.advance(16)
    expect((await fetchPass(both.backend, path)).statusCode).toBe(404)
  })
})

it('the card for Google Wallet is a token that the service account has signed', async () => {
  const { google: link } = await both.links()
  const [head = '', body = '', signature = ''] = link?.replace('https://pay.google.com/gp/v/save/', '').split('.') ?? []
  const publicKey = createPublicKey(google.privateKey)
  expect(verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
    iss: GOOGLE.GOOGLE_WALLET_ACCOUNT,
    aud: 'google',
    typ: 'savetowallet',
    origins: siteOrigins,
    payload: {
      loyaltyClasses: [{ id: '3388000000012345678.member-card', hexBackgroundColor: '#2b211b' }],
      loyaltyObjects: [{ classId: '3388000000012345678.member-card', state: 'ACTIVE' }],
    },
  })
})

describe('wallets that are not set up', () => {
  it('have no link, and no file is served', async () => {
    const { apple: path } = await both.links()
    const without = await withWallets({})
    expect(await without.links()).toEqual({ apple: null, google: null })
    expect((await fetchPass(without.backend, path)).statusCode).toBe(404)
    await without.backend.close()
  })

  it('are refused by name where a variable is missing, wrong or of another key', () => {
    expect(() => readEnvironment({ GOOGLE_WALLET_ISSUER: '3388000000012345678' })).toThrow('GOOGLE_WALLET_ACCOUNT:')
    expect(() => readEnvironment({ ...APPLE, APPLE_PASS_TEAM: 'short' })).toThrow('APPLE_PASS_TEAM:')
    expect(() => readEnvironment({ ...APPLE, APPLE_PASS_PRIVATE_KEY: pem(google.privateKey) })).toThrow(
      'APPLE_PASS_CERTIFICATE: is the certificate of another key',
    )
  })
})

it('guests have no card', async () => {
  const { code } = await both.backend.call(calls.passes, {}, { token: await both.backend.guest() })
  expect(code).toBe(401)
})
