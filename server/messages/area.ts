/** The messages of one area in all languages. English defines the keys; a missing translation does not compile. */
export function area<const K extends string>(messages: {
  en: Record<K, string>
  th: Record<NoInfer<K>, string>
  zh: Record<NoInfer<K>, string>
}) {
  return messages
}
