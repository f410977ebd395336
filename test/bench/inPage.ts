/** Results that a measurement script leaves on the page. Times are ms since navigation. */
export interface Observed {
  fcp: number
  lcp: number
  cls: number
  /** Sum of the time beyond 50 ms of each long task after the first paint. */
  tbt: number
  /** Time at which the first "add" had changed its count; 0 before. */
  usable: number
}

/**
 * Runs in the page before its own scripts: observes paints, shifts and long tasks, and taps the first "add" that appears, as an impatient
 * guest does. Both apps label a dish's controls "Add: …" and "Less: …", so two controls with the dish's name show that the tap has worked.
 */
export function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tbt: 0, usable: 0 }
  Object.assign(window, { observed: seen })
  let tapped = Infinity
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  // Shifts caused by the tap are excluded, as the metric excludes shifts after user input.
  watch('layout-shift', ({ startTime, value = 0 }) => {
    if (startTime < tapped || startTime > tapped + 500) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => {
    if (seen.fcp > 0 && startTime + duration > seen.fcp) seen.tbt += Math.max(0, duration - 50)
  })

  const named = (label: string) =>
    [...document.querySelectorAll<HTMLElement>('[aria-label]')].filter((one) => one.ariaLabel?.endsWith(label))
  const look = () => {
    const add = document.querySelector<HTMLElement>('[aria-label^="Add: "]')
    if (add && tapped === Infinity) {
      tapped = performance.now()
      add.click()
    }
    if (add?.ariaLabel && named(add.ariaLabel.slice('Add'.length)).length > 1) seen.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: taps "add" on several visible dishes in turn and returns the ms from each tap to the end of the next frame. */
export async function tapAdds(times: number): Promise<number[]> {
  const nextFrame = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(0)
      })
    })
  const onScreen = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top > 0 && bottom < innerHeight
  }
  const adds = [...document.querySelectorAll<HTMLElement>('[aria-label^="Add: "]')].filter(onScreen)
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const add = adds[n % adds.length]
    await new Promise((done) => setTimeout(done, 300))
    await nextFrame()
    const started = performance.now()
    add?.click()
    await nextFrame()
    took.push(performance.now() - started)
  }
  return took
}
