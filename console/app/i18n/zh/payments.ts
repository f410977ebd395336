import type { payments as en } from '../en/payments'

export const payments: typeof en = {
  text: '支付服务商由服务器的变量设置，启动时读取。这里从不显示密钥。',
  charges: '各门店的税费、服务费和 PromptPay 账户',
  on: '已启用',
  off: '未启用',
  missing: '服务器还需要以下变量：',
  webhook: '接收支付通知的地址：',
  openPayments: '待支付的款项，可在模拟银行页面结算：',
  noPayments: '没有待支付的款项。',
  sandboxWarning: '模拟银行仅供演示和测试，不会有真实资金往来。',
  names: {
    promptpay: 'PromptPay 直接收款',
    wechatPay: '微信支付',
    alipay: '支付宝',
    opn: 'Opn Payments (Omise)',
    stripe: 'Stripe',
    sandbox: '模拟银行',
  },
  about: {
    promptpay: '款项进入门店账户，由员工确认每笔转账。',
    wechatPay: '顾客在微信的小程序或网页中付款。',
    alipay: '顾客在支付宝的小程序或网页中付款。',
    opn: '收取 PromptPay；设置 OPN_PUBLIC_KEY 后也收银行卡，并自动确认。',
    stripe: '收取 PromptPay 或支付宝，并自动确认。',
    sandbox: '模拟尚未设置的服务商。',
  },
}
