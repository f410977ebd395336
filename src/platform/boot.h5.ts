/** Takes the first-paint shell of index.html away, once the first page has drawn. */
export function bootDone(): void {
  document.getElementById('boot')?.remove()
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
