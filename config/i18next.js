/**
 * Stands in for i18next in what is built: what src/i18n asks of it. Bundles are nested by area, a text that counts has a form for each plural
 * category, `$t(key)` in a text stands for another one, and a text that a language lacks is said in the fallback language. Of several namespaces
 * the first that has the text says it. A test compares the two on every text.
 */
export function createInstance() {
  let bundles = {}
  let fallback
  let namespaces

  const find = (language, namespace, key) =>
    key.split('.').reduce((part, name) => part?.[name], bundles[language]?.[namespace])

  const formsOf = (language, key, count) =>
    count === undefined ? [key] : [`${key}_${new Intl.PluralRules(language).select(count)}`, key]

  const textOf = (languages, key, count) =>
    namespaces
      .flatMap((namespace) => languages.map((language) => [language, namespace]))
      .flatMap(([language, namespace]) => formsOf(language, key, count).map((form) => find(language, namespace, form)))
      .find((text) => text !== undefined) ?? key

  /** `within`: texts that this one stands in. A merchant may write one that stands in itself; it is said without. */
  function t(key, { lng, ...params }, within = []) {
    const here = [...within, key]
    const inner = (other) => (here.includes(other) ? '' : t(other, { lng }, here))
    return textOf([lng, fallback], key, params.count).replace(
      /\{\{(\w+)\}\}|\$t\(([\w.]+)\)/g,
      (_place, name, other) => (other ? inner(other) : (params[name] ?? '')),
    )
  }

  return {
    init({ resources, fallbackLng, defaultNS }) {
      bundles = resources
      fallback = fallbackLng
      namespaces = defaultNS
    },
    t,
  }
}
