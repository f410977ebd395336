import { createPrivateKey } from 'node:crypto'
import {
  ALIPAY_CERTIFICATE,
  ALIPAY_KEY,
  APP_CERTIFICATE,
  APP_NUMBER,
  ROOT_CERTIFICATES,
  ROOT_NUMBERS,
} from '../support/alipay/alipayCertificates'
import { REF, requestOf, setUpAlipay } from '../support/alipay/alipayRequests'

const alipay = setUpAlipay()
const certificates = { app: APP_CERTIFICATE, root: ROOT_CERTIFICATES }

beforeEach(() => {
  alipay.service.certificates = { app_cert_sn: APP_NUMBER, alipay_root_cert_sn: ROOT_NUMBERS }
  alipay.service.key = createPrivateKey(ALIPAY_KEY)
})

describe('an app with certificates', () => {
  it('names them in each request, and trusts what the owner of Alipay’s certificate has signed', async () => {
    const pay = alipay.provider({ publicKey: ALIPAY_CERTIFICATE, certificates })
    await pay.start(requestOf())
    alipay.service.pay(REF)
    expect(await pay.query(REF)).toMatchObject([{ ref: REF, outcome: 'paid', amount: 15_515 }])
    const body = Buffer.from(new URLSearchParams(alipay.service.notification(REF)).toString())
    expect(await pay.read({ headers: {}, body })).toMatchObject({ ref: REF, outcome: 'paid' })
    expect(await pay.refund({ ...refund, isFirst: true })).toEqual({ state: 'done' })
    expect(alipay.service.refunds.sentBack(REF)).toEqual([5_000])
  })

  it('names them in the address of Alipay’s page', async () => {
    const pay = alipay.provider({ publicKey: ALIPAY_CERTIFICATE, certificates })
    const guest = { appType: 'h5', openid: async () => undefined }
    const data = await pay.start(requestOf({ guest }))
    expect(alipay.service.confirmPage(String('payUrl' in data && data.payUrl))).toBe(REF)
  })

  it('is refused without them, and with the certificate of another', async () => {
    const refusal = { kind: 'setup' }
    await expect(alipay.provider({ publicKey: ALIPAY_CERTIFICATE }).start(requestOf())).rejects.toMatchObject(refusal)
    const foreign = { ...certificates, app: ALIPAY_CERTIFICATE }
    const pay = alipay.provider({ publicKey: ALIPAY_CERTIFICATE, certificates: foreign })
    await expect(pay.start(requestOf())).rejects.toMatchObject(refusal)
  })

  it('takes a new certificate of Alipay beside the old one', async () => {
    const both = alipay.provider({ publicKey: `${APP_CERTIFICATE}\n${ALIPAY_CERTIFICATE}`, certificates })
    await expect(both.start(requestOf())).resolves.toMatchObject({ payType: 'alipay' })
    const old = alipay.provider({ publicKey: APP_CERTIFICATE, certificates })
    await expect(old.start(requestOf())).rejects.toMatchObject({ kind: 'setup' })
  })
})

const refund = { refundId: 'R1', ref: REF, data: null, amount: 5_000, total: 15_515 }
