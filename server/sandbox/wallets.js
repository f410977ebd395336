/* Replaces the payment bridges of WeChat's and Alipay's browsers in the sandbox: a dialog settles the payment. */
;(() => {
  const server = new URL(document.currentScript.src).origin
  const SIGNED = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign']

  /** Resolves to `paid` or `failed`; to an empty text when the user cancels. */
  const settle = async (wallet, ref) => {
    const { answer } = await window.askSandbox(`Sandbox, standing in for ${wallet}. Pay ${ref}?`, [
      ['Pay', 'paid'],
      ['Fail', 'failed'],
    ])
    if (answer) {
      const body = new URLSearchParams({ result: answer })
      await fetch(`${server}/sandbox/pay/${encodeURIComponent(ref)}`, { method: 'POST', mode: 'no-cors', body })
    }
    return answer
  }

  const wechat = async (name, params) => {
    const missing = SIGNED.filter((field) => !params[field])
    if (name !== 'getBrandWCPayRequest' || missing.length > 0) return `fail, missing ${missing.join(', ')}`
    const answer = await settle('WeChat', params.package.replace('prepay_id=', ''))
    return { paid: 'ok', failed: 'fail' }[answer] ?? 'cancel'
  }

  const alipay = async (name, { tradeNO }) => {
    if (name !== 'tradePay' || !tradeNO) return '4000'
    return { paid: '9000', failed: '4000' }[await settle('Alipay', tradeNO)] ?? '6001'
  }

  window.WeixinJSBridge = {
    invoke: async (name, params, done) => done({ err_msg: `get_brand_wcpay_request:${await wechat(name, params)}` }),
  }
  window.AlipayJSBridge = {
    call: async (name, params, done) => done({ resultCode: await alipay(name, params) }),
  }
})()
