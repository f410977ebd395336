/** The web shares an order by its own sheet (`ShareOrder`). */
export function useShareOrder(): void {}
