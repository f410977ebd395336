/** The screen of payment providers. */
export const payments = {
  text: 'Providers are set up by variables of the server, which are read when it starts. Secrets are never shown here.',
  charges: 'Taxes, service charge and PromptPay account of each restaurant',
  on: 'On',
  off: 'Off',
  missing: 'The server still needs these variables:',
  webhook: 'Address at which it reports payments:',
  openPayments: 'Open payments, to be settled on the page of the sandbox bank:',
  noPayments: 'No payment is open.',
  sandboxWarning: 'The sandbox is for demonstrations and tests: no money moves.',
  names: {
    promptpay: 'PromptPay to own accounts',
    wechatPay: 'WeChat Pay',
    alipay: 'Alipay',
    opn: 'Opn Payments (Omise)',
    stripe: 'Stripe',
    sandbox: 'Sandbox bank',
  },
  about: {
    promptpay: 'Money goes to the account of the restaurant; staff confirm each transfer.',
    wechatPay: 'Guests pay in WeChat, at its mini-program or page.',
    alipay: 'Guests pay in Alipay, at its mini-program or page.',
    opn: 'Takes PromptPay, and cards with OPN_PUBLIC_KEY; confirms by itself.',
    stripe: 'Takes PromptPay or Alipay, and confirms by itself.',
    sandbox: 'Plays the providers that are not set up.',
  },
}
