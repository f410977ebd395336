/** Web paths of pages that differ from their file, by file. `src/routes.ts` holds the same paths; a test compares them. */
export const customRoutes = {
  '/pages/coupon/center': '/pages/other/coupon/center',
  '/pages/coupon/coupondl': '/pages/other/coupon/coupondl',
  '/pages/coupon/couponList': '/pages/other/coupon/couponList',
  '/pages/coupon/dhm': '/pages/other/coupon/dhm',
  '/pages/coupon/givedl': '/pages/other/coupon/givedl',
  '/pages/coupon/hisCoupon': '/pages/other/coupon/hisCoupon',
  '/pages/location/choose': '/choose-location',
  '/pages/location/open': '/open-location',
  '/pages/scan/index': '/scan',
  '/pages/giftCard/cardList': '/pages/other/giftCard/cardList',
  '/pages/giftCard/carddl': '/pages/other/giftCard/carddl',
  '/pages/giftCard/dhCard': '/pages/other/giftCard/dhCard',
  '/pages/giftCard/givedl': '/pages/other/giftCard/givedl',
  '/pages/pwCoupon/index': '/pages/other/pwCoupon/index',
  '/pages/rollPackage/rolldl': '/pages/other/rollPackage/rolldl',
  '/pages/giftCard/hisCard': '/pages/other/giftCard/hisCard',
}
