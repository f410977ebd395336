/** The sentences of one area side by side. English names them; a language that misses one does not compile. */
export function area<const K extends string>(words: {
  en: Record<K, string>
  th: Record<NoInfer<K>, string>
  zh: Record<NoInfer<K>, string>
}) {
  return words
}
