import { browserOf } from '@/domain/account/browsers'
import { isCancel } from '@/platform/device/cancel'
import { log } from '@/platform/device/log'
import type { WechatCall, WechatDesk } from './wechatScripts'

let desk: WechatDesk | undefined
let starting: Promise<WechatCall> | undefined

/** Connects WeChat's scripts with the shop. */
export function setWechatDesk(next: WechatDesk): void {
  desk = next
  starting = undefined
}

/** Whether this is the browser inside WeChat. */
export function inWechat(): boolean {
  return browserOf(navigator.userAgent) === 'wechatBrowser'
}

/**
 * Does something by WeChat's scripts in its browser, and by the browser's own means elsewhere and where the scripts do not work.
 * They are loaded by the first use. Rejects as the browser does, or with what WeChat says of a guest who went back.
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
