import type { Path } from '@/routes'

/** The pages that the specification names (§2), by folder. */
const SPECIFIED: Record<string, string> = {
  '/pages/index': 'index goods order-index my-index goodsmethod card',
  '/pages/shop/select': 'index select couponList',
  '/pages/shop/out': 'pay-order bz sjjs goods-dl',
  '/pages/shop/search': 'out',
  '/pages/shop': 'activity seeGoods good-dl',
  '/pages/shop/in': 'dmf goods pay-order detail',
  '/pages/my/addres': 'addresses add',
  '/pages/my/other': 'bzzx gywm gywmtwo zkf',
  '/pages/my/user': 'mr-code',
  '/pages/my/vip': 'wkk',
  '/pages/my/login': 'index',
  '/pages/my/integral': 'shop-index my-integral integral-record order-dl details save-order',
  '/pages/my/signin': 'index',
  '/pages/my/lineup': 'pdqh pdxq',
  '/pages/order': 'detail promptpay refunddl feedback',
  '/pages/order/other': 'custom',
  '/pages/order/invitation': 'yqyl yqgz yqjl yqhb',
  '/pages/order/distribution': 'fxzx sqfx syxq wdfs fxdd tx txmx fxhb',
  '/pages/order/storage': 'detail list',
  '/pages/other': 'chooseAvatar activate web-view login register forgetting block wifi',
  '/pages/other/recharge': 'index yemx',
  '/pages/other/coupon': 'center coupondl couponList dhm hisCoupon givedl',
  '/pages/other/giftCard': 'cardList dhCard givedl hisCard carddl',
  '/pages/other/setPoint': 'pointdl',
  '/pages/other/rollPackage': 'rolldl',
  '/pages/other/pwCoupon': 'index',
  '/pages/other/reserve': 'index ljyy yyxq',
  '/pages/other/payVip': 'index gmls cardxq ckxq',
  '': 'choose-location open-location',
}

/** The paths of pages that are listed by folder. */
export const pathsOf = (pages: Record<string, string>) =>
  Object.entries(pages).flatMap(([folder, names]) => names.split(' ').map((name) => `${folder}/${name}`))

/** Every path of the specification. */
export const specifiedPaths = pathsOf(SPECIFIED)

/** Pages of our own: what hosts have and the web does not, and lists that the specification names without a path. */
export const ownPaths: Path[] = [
  '/scan',
  '/pages/other/missing',
  '/pages/other/recharge/payCode',
  '/pages/my/lineup/list',
  '/pages/other/reserve/list',
]
