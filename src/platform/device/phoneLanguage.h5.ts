/** The language of the browser, such as `th-TH`. */
export function phoneLanguage(): string {
  return navigator.language
}
