/** Loaders of texts: on H5 a language is loaded as one chunk when chosen. English is part of the pages. */
export const languages = {
  th: async () => (await import('./th/messages')).default,
  zh: async () => (await import('./zh/messages')).default,
}
