/** Opens an address of another site beside this one. */
export function openExternal(url: string): void {
  window.open(url, '_blank', 'noopener')
}
