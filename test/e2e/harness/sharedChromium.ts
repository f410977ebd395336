import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium'
import { ofWorker } from '../../server/support/ofWorker'

interface Slot {
  browser?: Promise<Browser> | undefined
}

/**
 * The browser of this worker, for one test file after the other: a start costs a second of processor time, and as much again until scripts are
 * compiled. It ends with the worker.
 */
export function sharedChromium(): Promise<Browser> {
  const slot = ofWorker<Slot>('chromium', () => ({}))
  const forget = () => (slot.browser = undefined)
  slot.browser ??= withoutWaiting(launchChromium).then(
    (browser) => {
      browser.once('disconnected', forget)
      return browser
    },
    (error: unknown) => {
      forget()
      throw error
    },
  )
  return slot.browser
}

/** Starts processes that this one does not wait for at its end. */
async function withoutWaiting<T>(start: () => Promise<T>): Promise<T> {
  const children: ChildProcess[] = []
  const add = (message: unknown) => children.push((message as { process: ChildProcess }).process)
  subscribe('child_process', add)
  try {
    return await start()
  } finally {
    unsubscribe('child_process', add)
    for (const child of children) {
      child.unref()
      for (const pipe of child.stdio) (pipe as Socket | null)?.unref()
    }
  }
}
