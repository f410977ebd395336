/** Calls that the specification names with their method (§7). */
const WITH_METHOD = [
  ...['POST fwjl', 'GET profix', 'POST wechat/wechatLogin', 'GET wechat/authorizationUrl', 'POST wechat/login'],
  ...['POST checkLineCode', 'POST bind', 'POST mobileLogin', 'POST emaillogin', 'POST emailRegister'],
  ...['POST resetPassword', 'POST facebookLogin', 'POST lineLogin', 'POST sendSms', 'POST sendCode'],
  ...['POST sendRegisterCode', 'POST bindmobile', 'POST logout', 'POST updateBirthday', 'POST configFormMap'],
  ...['GET drag', 'GET ad', 'GET messageConfig', 'GET store/:storeId', 'GET store/default'],
  ...['GET goods', 'GET inStore/goods', 'GET cart', 'POST cart', 'DELETE cart/clear'],
]

/** Paths whose method it leaves open, by the path that they share. */
const PATHS: Record<string, string> = {
  '': 'profix/edit profix/mobile region/address region collect/store goods/search goods/category address birthday helpers giftBig qrcode jssdk',
  'cart/': 'checkout price address',
  'inStore/': 'cart cart/clear cart/checkout cart/price cart/packAll table goods/search goods/category',
  order: ' /close /refundApply /backlog /complete /feedback /gettastingmenu',
  'inStore/order': ' /close /refundApply /complete /startOrder',
  queuingUp: ' /table',
  pay: ' /query',
  coupon: ' /qrcode',
  couponRegift: ' /confirmGift /getGift /receive',
  exchangeCode: '/coupon /balance',
  pointsMall: ' /checkout Classification',
  pointsMallOrder: ' /refundApply /close /complete',
  equityCard: ' Order Order/myCard',
  personPay: ' /checkout',
  tableReserve: ' Order /checkout',
  oldWithNew: ' /partyA /partyB /shear /recordA /recordB',
  partner: ' /share /order /downline',
  drinks: '/order /log',
  'my/': 'coupon',
  store: 'Value',
}
const SINGLE = ['callWaiter', 'couponPack', 'couponPackOrder', 'couponActivity', 'windowCoupon', 'wordCoupon']
const RECORDS = ['accountLog', 'integralLog', 'signIn', 'vipCard']

/** `METHOD path` of every call whose method the specification names. */
export const specifiedCalls = WITH_METHOD

/** Every other path of the specification. */
export const specifiedCallPaths = [
  ...Object.entries(PATHS).flatMap(([start, ends]) => ends.split(' ').map((end) => start + end)),
  ...SINGLE,
  ...RECORDS,
]
