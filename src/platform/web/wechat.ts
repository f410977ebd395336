import { browserOf } from '@/domain/account/browsers'
import { isCancel } from '@/platform/device/hostError'
import { log } from '@/platform/device/log'
import type { WechatCall, WechatDesk } from './wechatScripts'

let desk: WechatDesk | undefined
let starting: Promise<WechatCall> | undefined

/** Injects the dependencies of WeChat's JS-SDK. */
export function setWechatDesk(next: WechatDesk): void {
  desk = next
  starting = undefined
}

/** Whether this is the browser inside WeChat. */
export function inWechat(): boolean {
  return browserOf(navigator.userAgent) === 'wechatBrowser'
}

/**
 * Uses WeChat's JS-SDK in its browser, and the browser's own API elsewhere and when the SDK does not work.
 * The SDK is loaded by the first use. Rejects as the browser does, or with WeChat's error of a cancelled call.
 */
export async function throughWechat<T>(
  work: (call: WechatCall) => Promise<T>,
  browser: () => T | Promise<T>,
): Promise<T> {
  if (!inWechat() || !desk) return browser()
  try {
    return await work(await (starting ??= start(desk)))
  } catch (error) {
    if (isCancel(error)) throw error
    log('The scripts of WeChat failed', error)
    return browser()
  }
}

async function start(shop: WechatDesk): Promise<WechatCall> {
  const { startWechat } = await import('./wechatScripts')
  return startWechat(shop)
}
