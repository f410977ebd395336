import type { Report } from './report'

/** A page or component instance: `this` in its methods. */
export interface Instance {
  is: string
  data: Record<string, unknown>
  setData: (data: Record<string, unknown>, done?: () => void) => void
  [field: string]: unknown
}

/** UTF-8 length of a text in bytes; jsdom lacks TextEncoder. */
export function bytesOf(text: string) {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/g, '??')).replace(/%[0-9A-F]{2}/g, '.').length
}

/** Wraps `setData`: data crosses as JSON, its size is recorded, and `done` runs after rendering. */
export function measuredSetData(instance: Instance, is: string, report: Report) {
  const draw = instance.setData.bind(instance)
  instance.setData = (data, done) => {
    const json = JSON.stringify(data ?? {})
    const sent = JSON.parse(json) as Record<string, unknown>
    report.setDataCalls.push({
      page: report.currentPage,
      component: is,
      bytes: bytesOf(json),
      paths: Object.keys(sent),
    })
    report.guard(() =>
      draw(Object.fromEntries(Object.entries(sent).map(([path, value]) => [path.replace(/\.\[/g, '['), value]))),
    )
    if (done) setTimeout(() => report.guard(() => done.call(instance)))
  }
  if (!('props' in instance)) Object.defineProperty(instance, 'props', { get: () => instance.data, configurable: true })
}
