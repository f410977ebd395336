import { barcodeModules } from '../../../src/domain/text/barcode'

/** The widths of the runs of a code, without its quiet zones. */
function runsOf(digits: string): number[] {
  const bits = barcodeModules(digits)
    .slice(10, -10)
    .map((black) => (black ? '1' : '0'))
    .join('')
  return (bits.match(/1+|0+/g) ?? []).map(({ length }) => length)
}

const signsOf = (digits: string) => runsOf(digits).join('').slice(0, -7).match(/.{6}/g) ?? []

describe('a bar code of type 128 C', () => {
  it('begins and ends with the signs of the standard, and checks its digits', () => {
    // ISO/IEC 15417: 105, 12, 34, then (105 + 12 + 2 × 34) mod 103 = 82, then the end.
    expect(signsOf('1234')).toEqual(['211232', '112232', '131123', '121241'])
    expect(runsOf('1234').join('')).toMatch(/2331112$/)
  })

  it('has 11 modules for each sign, of which the bars are an even number, and a sign of its own for each pair', () => {
    const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
    const signs = pairs.map((pair) => signsOf(pair)[1] ?? '')
    expect(new Set(signs).size).toBe(100)
    for (const sign of signs) {
      const widths = Array.from(sign).map(Number)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
      expect(((widths[0] ?? 0) + (widths[2] ?? 0) + (widths[4] ?? 0)) % 2).toBe(0)
    }
  })

  it('lies between quiet zones of ten modules', () => {
    const modules = barcodeModules('00')
    expect([...modules.slice(0, 10), ...modules.slice(-10)].some(Boolean)).toBe(false)
    expect(modules).toHaveLength(10 + 3 * 11 + 13 + 10)
  })
})
