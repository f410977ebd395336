/**
 * Stands in for i18next in what is built: what src/i18n asks of it. Bundles are nested by area, a text that counts has a form for each plural
 * category, and a text that a language lacks is said in the fallback language. A test compares the two on every text.
 */
export function createInstance() {
  const bundles = {}
  let fallback

  const find = (language, key) => key.split('.').reduce((part, name) => part?.[name], bundles[language])

  const formsOf = (language, key, count) =>
    count === undefined ? [key] : [`${key}_${new Intl.PluralRules(language).select(count)}`, key]

  const textOf = (language, key, count) =>
    formsOf(language, key, count)
      .map((form) => find(language, form))
      .find((text) => text !== undefined)

  return {
    init({ resources, fallbackLng }) {
      fallback = fallbackLng
      for (const language in resources) bundles[language] = resources[language].translation
    },
    t(key, { lng, ...params }) {
      const text = textOf(lng, key, params.count) ?? textOf(fallback, key, params.count) ?? key
      return text.replace(/\{\{(\w+)\}\}/g, (_place, name) => params[name] ?? '')
    },
  }
}
