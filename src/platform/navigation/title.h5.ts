/** Sets the document's title, and its language for screen readers and hyphenation. */
export function setTitle(title: string, locale: string): void {
  document.title = title
  document.documentElement.lang = locale
}
