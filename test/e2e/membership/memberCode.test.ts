import { readFile } from 'node:fs/promises'
import { certificateOf } from '../../server/support/certificate'
import { rsaKeys } from '../../server/support/rsaKeys'
import { brokenButtons } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { SANDBOX } from '../harness/loginPages'
import { textsIn } from '../harness/texts'

const [own, issuer] = ['Apple', 'Apple issuer'].map((party, at) => {
  const keys = rsaKeys(party)
  const key = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return { key, certificate: certificateOf(keys, at + 1) }
}) as [Record<'key' | 'certificate', string>, Record<'key' | 'certificate', string>]

const WALLETS = {
  APPLE_PASS_TYPE: 'pass.example.sala',
  APPLE_PASS_TEAM: 'A1B2C3D4E5',
  APPLE_PASS_CERTIFICATE: own.certificate,
  APPLE_PASS_PRIVATE_KEY: own.key,
  APPLE_PASS_ISSUER_CERTIFICATE: issuer.certificate,
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_ACCOUNT: 'cards@sala.iam.gserviceaccount.com',
  GOOGLE_WALLET_PRIVATE_KEY: own.key,
}
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const harness = setUpHarness({ env: { ...SANDBOX.env, ...WALLETS } })
const [t, th] = [textsIn('en'), textsIn('th')]
const CODE = '/pages/my/user/mr-code'

it('the code of a member is shown with the way to a wallet; an iPhone gets the card as a file for Apple Wallet', async () => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale: 'th', screen: 'narrow', dark: true }, async (visitor) => {
    await visitor.deepLink(CODE)
    await visitor.page.getByText(/^[\d ]{18,}$/).waitFor()
    await visitor.page.getByRole('button', { name: th('memberCode.googleWallet') }).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('member-code-th', true)
    await visitor.expectNoProblems()
    expect(await brokenButtons(visitor)).toEqual([])
  })
  await harness.visit({ member, userAgent: IPHONE }, async (visitor) => {
    await visitor.deepLink(CODE)
    const file = visitor.page.waitForEvent('download')
    await visitor.page.getByRole('button', { name: t('memberCode.appleWallet') }).click()
    const path = await (await file).path()
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')
    expect(visitor.route).toBe(CODE)
  })
})
