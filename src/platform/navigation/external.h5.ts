/** Opens a URL of another site in a new window. */
export function openExternal(url: string): void {
  window.open(url, '_blank', 'noopener')
}
