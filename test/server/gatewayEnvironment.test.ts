import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../server/environment'
import { OpnPayments } from '../../server/integrations/payment/opnPayments'
import { realProviders } from '../../server/integrations/payment/paymentAccounts'
import { PaymentProviders } from '../../server/integrations/payment/paymentProvider'
import { StripePayments } from '../../server/integrations/payment/stripePayments'

describe('an account with Opn', () => {
  const given = { OPN_SECRET_KEY: 'skey_test_5xuy4w91xqz7d1w9u0t', OPN_WEBHOOK_SECRET: 'c2VjcmV0IG9mIE9wbiE=' }

  it('takes PromptPay, with one webhook secret or two', () => {
    const { opn } = readEnvironment(given).payments
    expect(opn).toEqual({ secretKey: given.OPN_SECRET_KEY, webhookSecrets: [given.OPN_WEBHOOK_SECRET] })
    expect(opn && new OpnPayments(opn).payTypes).toEqual(['promptpay'])
    const two = { ...given, OPN_WEBHOOK_SECRET: 'bmV3IHNlY3JldCBvZiBPcG4=, b2xkIHNlY3JldCBvZiBPcG4=' }
    expect(readEnvironment(two).payments.opn?.webhookSecrets).toEqual([
      'bmV3IHNlY3JldCBvZiBPcG4=',
      'b2xkIHNlY3JldCBvZiBPcG4=',
    ])
  })

  it('takes cards with its public key', () => {
    const { opn } = readEnvironment({ ...given, OPN_PUBLIC_KEY: 'pkey_test_5xuy' }).payments
    expect(opn?.cardForm).toEqual({ publicKey: 'pkey_test_5xuy', script: 'https://cdn.omise.co/omise.js' })
    expect(opn && new OpnPayments(opn).payTypes).toEqual(['promptpay', 'card'])
  })

  it('may name files with its secrets', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'opn')
    writeFileSync(file, `${given.OPN_SECRET_KEY}\n`)
    expect(readEnvironment({ ...given, OPN_SECRET_KEY: `file:${file}` }).payments.opn?.secretKey).toBe(
      given.OPN_SECRET_KEY,
    )
  })

  it.each([
    ['OPN_SECRET_KEY', { OPN_SECRET_KEY: 'pkey_test_s3cret' }],
    ['OPN_SECRET_KEY', { OPN_SECRET_KEY: 'file:/nowhere/opn' }],
    ['OPN_SECRET_KEY', { OPN_SECRET_KEY: undefined }],
    ['OPN_WEBHOOK_SECRET', { OPN_WEBHOOK_SECRET: undefined }],
    ['OPN_PUBLIC_KEY', { OPN_PUBLIC_KEY: 'skey_test_5xuy4w91xqz7d1w9u0t' }],
    ['OPN_PUBLIC_KEY', { OPN_PUBLIC_KEY: 'pkey_5xuy4w91xqz7d1w9u0t' }],
    ['OPN_SECRET_KEY', { OPN_SECRET_KEY: undefined, OPN_PUBLIC_KEY: 'pkey_test_5xuy4w91xqz7d1w9u0t' }],
    ['OPN_SCRIPT', { OPN_SCRIPT: 'http://cdn.omise.co/omise.js' }],
    ['OPN_WEBHOOK_SECRET', { OPN_WEBHOOK_SECRET: 's3cret' }],
    ['PROMPTPAY_PROVIDER', { PROMPTPAY_CONFIRMATION: 'staff' }],
    ['PROMPTPAY_PROVIDER', { PROMPTPAY_PROVIDER: 'staff' }],
    ['PROMPTPAY_PROVIDER', { PROMPTPAY_PROVIDER: 'cash' }],
  ])('is refused half set, wrong or unclear, by name and without a secret: %s', (name, changes) => {
    const read = () => readEnvironment({ ...given, ...changes })
    expect(read).toThrow(`${name}:`)
    expect(read).not.toThrow(/s3cret|skey_test/)
  })

  it('stays beside transfers that staff confirm, of which one is chosen', () => {
    const both = { ...given, PROMPTPAY_CONFIRMATION: 'staff' }
    expect(() => readEnvironment(both)).toThrow('PROMPTPAY_PROVIDER: is missing, although staff and opn are set up')
    const taking = (choice: string) => {
      const { payments } = readEnvironment({ ...both, PROMPTPAY_PROVIDER: choice })
      const providers = new PaymentProviders(realProviders(payments), payments.choice)
      expect([providers.byName('opn'), providers.byName('promptPayTransfers')]).not.toContain(undefined)
      return providers.forPayType('promptpay', 'h5')?.name
    }
    expect([taking('staff'), taking('opn')]).toEqual(['promptPayTransfers', 'opn'])
  })
})

describe('an account with Stripe', () => {
  const given = {
    STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
    STRIPE_EMAIL: 'money@example.com',
  }
  const abroad = { STRIPE_METHODS: 'alipay', STRIPE_CURRENCY: 'CNY', SITE_ORIGINS: 'https://shop.example' }
  const ofAlipay = readEnvironment.bind(undefined, { ...given, ...abroad })

  it('takes PromptPay in baht by default, and Alipay in currencies that Stripe takes it in', () => {
    const { stripe } = readEnvironment(given).payments
    expect(stripe).toMatchObject({
      methods: ['promptpay'],
      currency: 'THB',
      webhookSecrets: ['whsec_new', 'whsec_old'],
    })
    expect(stripe && new StripePayments(stripe).payTypes).toEqual(['promptpay'])
    expect(ofAlipay().payments.stripe).toMatchObject({
      methods: ['alipay'],
      currency: 'CNY',
      site: 'https://shop.example',
    })
  })

  it.each([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_s3cret' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 's3cret' }],
    ['STRIPE_METHODS', { STRIPE_METHODS: 'cash' }],
    ['STRIPE_METHODS', { STRIPE_METHODS: 'promptpay,alipay' }],
    ['STRIPE_METHODS', { STRIPE_CURRENCY: 'USD' }],
    ['STRIPE_CURRENCY', { STRIPE_CURRENCY: 'JPY' }],
    ['STRIPE_EMAIL', { STRIPE_EMAIL: undefined }],
    ['SITE_ORIGINS', { ...abroad, SITE_ORIGINS: '' }],
    ['PROMPTPAY_PROVIDER', { OPN_SECRET_KEY: 'skey_test_1', OPN_WEBHOOK_SECRET: 'c2VjcmV0IG9mIE9wbiE=' }],
    ['ALIPAY_PROVIDER', { ALIPAY_PROVIDER: 'stripe' }],
  ])('is refused half set, wrong or unclear, by name and without a secret: %s', (name, changes) => {
    const read = () => readEnvironment({ ...given, ...changes })
    expect(read).toThrow(`${name}:`)
    expect(read).not.toThrow(/s3cret|sk_test/)
  })
})
