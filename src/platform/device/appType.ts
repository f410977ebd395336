/** The value of the `appType` header: `weapp`, `alipay`, or on H5 that of appType.h5.ts. Payment and sign-in methods depend on it. */
export const appType = process.env.TARO_ENV ?? 'h5'
