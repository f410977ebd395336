/** `0-1055-61000-12-3`, as tax ids are printed. */
export function taxIdText(taxId: string): string {
  return taxId.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5')
}
