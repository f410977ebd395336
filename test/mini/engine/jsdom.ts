import { runInThisContext } from 'node:vm'
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom'
import { hostScript } from './bundle'
import type { Engine, EngineOptions } from './engine'

/** The real process: the `process` that Jest gives to tests receives no unhandledRejection events. */
const realProcess = runInThisContext('process') as NodeJS.Process

/** Forwards unhandled rejections of the document's promises to the document, as a browser does; other rejections go to the previous listeners. */
function watchRejections(window: DOMWindow) {
  const others = realProcess.listeners('unhandledRejection')
  const rejected: NodeJS.UnhandledRejectionListener = (reason, promise) => {
    if (!(promise instanceof window.Promise)) {
      for (const listener of others) listener(reason, promise)
      return
    }
    const event = new window.Event('unhandledrejection', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { reason }))
  }
  realProcess.removeAllListeners('unhandledRejection').on('unhandledRejection', rejected)
  return () => {
    realProcess.off('unhandledRejection', rejected)
    for (const listener of others) realProcess.on('unhandledRejection', listener)
  }
}

/** Opens a document without layout: fast, for everything except positions and pixels. */
export async function openJsdom({ handleCall, width, height, pixelRatio }: EngineOptions): Promise<Engine> {
  const virtualConsole = new VirtualConsole()
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://mini.test/',
    virtualConsole,
  })
  const { window } = dom
  Object.defineProperties(window, {
    innerWidth: { value: width },
    innerHeight: { value: height },
    devicePixelRatio: { value: pixelRatio },
  })
  window.miniHostCall = handleCall
  window.eval(await hostScript())
  const stopWatching = watchRejections(window)

  const call: Engine['call'] = async (name, ...args) => {
    // A user's action is a task of its own, never a microtask between two steps of React.
    await new Promise(setImmediate)
    const command = window.miniHost[name] as (...args: unknown[]) => unknown
    const result: unknown = await command(...args)
    return JSON.parse(JSON.stringify(result ?? null)) as never
  }
  return {
    name: 'jsdom',
    call,
    tap: (target) => call('touch', target),
    screenshot: () => Promise.reject(new Error('jsdom draws nothing: take screenshots in Chromium')),
    async close() {
      stopWatching()
      window.close()
    },
  }
}
