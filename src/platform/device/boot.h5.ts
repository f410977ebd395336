import Taro from '@tarojs/taro'

/** Removes the first-paint shell of index.html once the first page has rendered. */
export function bootDone(): void {
  document.getElementById('boot')?.remove()
}

/** Requests the fonts of styles/web.scss, for the first drawing. Sooner, by the document, they would delay the app's code. */
export function preloadFonts(): void {
  for (const family of ['sf', 'figtree']) void document.fonts.load(`1em ${family}`)
}

/** Whether the first page is still rendering under the first-paint shell. */
export function booting(): boolean {
  return document.getElementById('boot') !== null
}

/** Whether this is a new visit, not a reload or back navigation. */
export function openedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Replaces the first-paint shell by a text and a button that reloads the page. */
export function bootFailed(text: string, retry: string): void {
  const boot = document.getElementById('boot')
  const button = document.createElement('button')
  button.textContent = retry
  button.onclick = restart
  boot?.classList.add('f')
  boot?.removeAttribute('aria-hidden')
  boot?.replaceChildren(text, button)
}

/** Reloads the current page. */
export function restart(): void {
  window.location.reload()
}

/** Delay after the upper page is removed, by which the router has hidden the page below, ms. */
const LATE_MS = 150

/**
 * Taro's router hides the page below with a delay after the next one begins to slide in, even when the guest has gone back
 * meanwhile. This shows the page that remains when the upper one is removed.
 */
export function uncoverPages(): void {
  Taro.eventCenter.on('__taroPageOnShowAfterDestroyed', () => {
    showCurrentPage()
    setTimeout(showCurrentPage, LATE_MS)
  })
}

function showCurrentPage(): void {
  const { page } = Taro.getCurrentInstance()
  if (page?.path) document.getElementById(page.path)?.classList.remove('taro_page_shade')
}
