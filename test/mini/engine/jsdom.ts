import { JSDOM, VirtualConsole } from 'jsdom'
import { hostScript } from './bundle'
import type { Engine, EngineOptions } from './engine'

/** A document without layout: quick, for everything but positions and pixels. */
export async function openJsdom({ answer, width, height, pixelRatio }: EngineOptions): Promise<Engine> {
  const virtualConsole = new VirtualConsole()
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://mini.test/',
    virtualConsole,
  })
  const { window } = dom
  Object.defineProperties(window, { innerWidth: { value: width }, innerHeight: { value: height }, devicePixelRatio: { value: pixelRatio } })
  window.miniAnswer = answer
  window.eval(await hostScript())
  const rejected = (reason: unknown) => {
    const event = new window.Event('unhandledrejection', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { reason }))
  }
  process.on('unhandledRejection', rejected)

  const call: Engine['call'] = async (name, ...args) => {
    const command = window.miniHost[name] as (...args: unknown[]) => never
    return command(...(structuredClone(args) as unknown[]))
  }
  return {
    name: 'jsdom',
    call,
    tap: (target) => call('touch', target),
    screenshot: () => Promise.reject(new Error('jsdom draws nothing: take screenshots in Chromium')),
    async close() {
      process.off('unhandledRejection', rejected)
      window.close()
    },
  }
}
