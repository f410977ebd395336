import Taro from '@tarojs/taro'

/** Takes the first-paint shell of index.html away, once the first page has drawn. */
export function bootDone(): void {
  document.getElementById('boot')?.remove()
}

/** The first page is being drawn under the first-paint shell. */
export function booting(): boolean {
  return document.getElementById('boot') !== null
}

/** The app was opened, not reloaded or come back to. */
export function openedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Calls back when the code of a page could not be fetched (missing, or no answer within 120 s). */
export function watchChunks(failed: () => void): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') failed()
  })
}

/** Loads the site again at the current page. */
export function restart(): void {
  window.location.reload()
}

/** By then the router has hidden the page that it meant to hide, ms after the upper page is gone. */
const LATE_MS = 150

/**
 * Taro's router hides the page below a moment after the next one has begun to slide in, also when the guest has gone back
 * meanwhile. Whatever page is there when the upper one is gone is shown.
 */
export function uncoverPages(): void {
  Taro.eventCenter.on('__taroPageOnShowAfterDestroyed', () => {
    uncover()
    setTimeout(uncover, LATE_MS)
  })
}

function uncover(): void {
  const { page } = Taro.getCurrentInstance()
  if (page?.path) document.getElementById(page.path)?.classList.remove('taro_page_shade')
}
