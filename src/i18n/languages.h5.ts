/** How the texts of a language are fetched: on the web in one piece, when somebody chooses it. English comes with the pages. */
export const languages = {
  th: async () => (await import('./th/messages')).default,
  zh: async () => (await import('./zh/messages')).default,
}
