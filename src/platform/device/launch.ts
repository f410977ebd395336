/** Build-time configuration (specification §3 "Launch config"), from environment variables. */
export interface LaunchConfig {
  /** Merchant account. */
  uniacid: string
  /** Channel account of the merchant. */
  acid: string
  multiid: string
  version: string
  /** Origin of the backend without a slash at its end. Empty on H5 for the current host. */
  siteroot: string
  design_method: string
  wechatAppId: string
  alipayAppId: string
  /** Facebook app of the social login. */
  facebookAppId: string
}

export const launch: LaunchConfig = {
  uniacid: process.env.LAUNCH_UNIACID ?? '1',
  acid: process.env.LAUNCH_ACID ?? '1',
  multiid: process.env.LAUNCH_MULTIID ?? '0',
  version: process.env.LAUNCH_VERSION ?? '',
  siteroot: process.env.LAUNCH_SITEROOT ?? '',
  design_method: process.env.LAUNCH_DESIGN_METHOD ?? '1',
  wechatAppId: process.env.LAUNCH_WECHAT_APP_ID ?? '',
  alipayAppId: process.env.LAUNCH_ALIPAY_APP_ID ?? '',
  facebookAppId: process.env.LAUNCH_FACEBOOK_APP_ID ?? '',
}
