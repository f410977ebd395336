import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { writtenForms } from '@/contract/config/forms'
import { contrast, parseColour, type Rgb } from '@/domain/config/colour'
import { deriveTabBar, deriveTheme, isDarkColour } from '@/domain/config/theme'

const requested = [
  '#B11E23',
  '#0F5B3E',
  '#FF7A00',
  '#FFD200',
  '#00A884',
  '#2D5BFF',
  '#111111',
  '#ffffff',
  '#F6B8C8',
  '#808080',
  '#777777',
  '#E60012',
]
const odd = ['#00ff00', '#0000ff', 'rubbish', '', undefined]
const steps = ['00', '33', '66', '99', 'cc', 'ff']
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
const brands = [...requested, ...odd, ...cube]

function colour(text: string): Rgb {
  const parsed = parseColour(text)
  if (!parsed) throw new Error(`${text} is not a colour`)
  return parsed
}

const sheet = readFileSync('src/styles/theme.scss', 'utf8')
const blockOf = (theme: 'light' | 'dark') => sheet.slice(sheet.lastIndexOf(`\n.theme-${theme} {`))

/** Background tiles of pictures, one of each name in either theme. */
const tilesOf = (theme: 'light' | 'dark') =>
  ['sage', 'sand', 'clay', 'butter', 'mist'].map(
    (name) => new RegExp(`--t-${name}: (#\\w+);`).exec(blockOf(theme))?.[1] ?? '',
  )

const ratio = (one: string, other: string) => contrast(colour(one), colour(other))

describe.each([
  { dark: false, name: 'light' },
  { dark: true, name: 'dark' },
])('a merchant colour in the $name theme', ({ dark }) => {
  const surface = dark ? '#1f1a17' : '#ffffff'
  const bg = dark ? '#141110' : '#f7f4ef'
  const tiles = tilesOf(dark ? 'dark' : 'light')

  test.each(['#fff', '#000', '#ffe08a'])(
    'has readable labels for the requested label colour %s, whatever the brand colour',
    (onBrand) => {
      expect(brands).toHaveLength(233)
      for (const brand of brands) {
        const theme = deriveTheme({ brand, onBrand, dark })
        const grounds = [bg, surface, ...tiles, theme['--brand-tint']]
        const found = {
          brand,
          label: ratio(theme['--on-brand'], theme['--brand']) >= 4.5,
          pressed: ratio(theme['--on-brand'], theme['--brand-pressed']) >= 4.5,
          ink: grounds.every((ground) => ratio(theme['--brand-ink'], ground) >= 4.5),
          shape: ratio(theme['--brand-edge'], surface) >= 3,
        }
        expect(found).toEqual({ brand, label: true, pressed: true, ink: true, shape: true })
      }
    },
  )
})

describe("the merchant's requested colour", () => {
  const light = (brand: string, onBrand = '#fff') => deriveTheme({ brand, onBrand, dark: false })

  test('is used where it is readable', () => {
    expect(light('#B11E23')).toMatchObject({ '--brand': '#b11e23', '--on-brand': '#ffffff', '--brand-edge': '#b11e23' })
    expect(light('#0F5B3E')).toMatchObject({ '--brand': '#0f5b3e', '--on-brand': '#ffffff' })
  })

  test('is adjusted slightly when its label is nearly readable', () => {
    const theme = light('#00A884')
    expect(theme['--on-brand']).toBe('#ffffff')
    expect(theme['--brand']).not.toBe('#00a884')
  })

  test('gets another label colour when the label would be unreadable', () => {
    expect(light('#FFD200')).toMatchObject({ '--brand': '#ffd200', '--on-brand': '#1a120d' })
  })

  test('gets a border when the fill is too pale for white', () => {
    expect(light('#FFD200')['--brand-edge']).not.toBe('#ffd200')
  })

  test('becomes light ink on a dark page when it is black', () => {
    expect(deriveTheme({ brand: '#111', onBrand: '#fff', dark: true })['--brand']).toBe('#f5efe8')
  })

  test('defaults to #B11E23 with #fff', () => {
    for (const style of [{}, { color: {} }, { color: 'red' }])
      expect(v.parse(writtenForms.style, style)).toEqual({ color: { btnColor: '#B11E23', fontColor: '#fff' } })
  })

  test('falls back to the default colours when it is invalid', () => {
    expect(light('rubbish', 'none')).toEqual(light('#B11E23', '#ffffff'))
  })
})

describe("the merchant's tab bar colours", () => {
  test('are used when both texts are readable', () => {
    expect(deriveTabBar({ background: '#fff', color: '#555', selectedColor: '#B11E23' })).toEqual({
      '--tab-bg': '#ffffff',
      '--tab-ink': '#555555',
      '--tab-on': '#b11e23',
    })
  })

  test('give way to a dark bar on a dark page when they are bright, and stay when they are dark', () => {
    const bright = deriveTabBar({ background: '#fff', color: '#555', selectedColor: '#B11E23' }, true)
    expect(Object.keys(bright)).toEqual(['--tab-ink', '--tab-on'])
    for (const text of Object.values(bright)) expect(ratio(text, '#1f1a17')).toBeGreaterThanOrEqual(4.5)
    const dark = { background: '#1d2a24', color: '#cfd8d3', selectedColor: '#9be3bf' }
    expect(deriveTabBar(dark, true)).toEqual(deriveTabBar(dark))
  })

  test.each([
    [
      'only a background',
      { background: '#0F5B3E' },
      { '--tab-bg': '#0f5b3e', '--tab-ink': '#ffffff', '--tab-on': '#ffffff' },
    ],
    [
      'only a bright background',
      { background: '#FFD200' },
      { '--tab-bg': '#ffd200', '--tab-ink': '#1a120d', '--tab-on': '#1a120d' },
    ],
    ['only the colour of texts', { color: '#555555' }, { '--tab-ink': '#555555' }],
    ['only the selected colour', { selectedColor: '#0F5B3E' }, { '--tab-on': '#0f5b3e' }],
    ['no colour', {}, {}],
    ['an invalid one beside a valid one', { color: 'rubbish', selectedColor: '#B11E23' }, { '--tab-on': '#b11e23' }],
  ])('apply each for itself: %s', (_name, given, theme) => {
    expect(deriveTabBar({ background: '', color: '', selectedColor: '', ...given })).toEqual(theme)
  })

  test.each(cube)('are readable texts, also where %s was given as all of them', (given) => {
    const bar = deriveTabBar({ background: given, color: given, selectedColor: given })
    expect(bar['--tab-bg']).toBe(given)
    expect(ratio(bar['--tab-ink'] ?? '', given)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(bar['--tab-on'] ?? '', given)).toBeGreaterThanOrEqual(4.5)
  })
})

test('the background colours of the calculation equal those of the style sheet', () => {
  const source = readFileSync('src/domain/config/theme.ts', 'utf8')
  for (const theme of ['light', 'dark'] as const) {
    const block = blockOf(theme)
    for (const name of ['bg', 'surface', 'ink']) {
      const value = new RegExp(`--${name}: (#\\w+);`).exec(block)?.[1] ?? ''
      expect(source).toContain(`${name}: [${colour(value).join(', ')}]`)
    }
  }
})

it.each([
  ['#B11E23', true],
  ['#0F5B3E', true],
  ['#FFD200', false],
  ['#F6B8C8', false],
])('the signs of the host over a page in %s are white: %s', (brand, white) => {
  expect(isDarkColour(deriveTheme({ brand, onBrand: '#fff', dark: false })['--brand'])).toBe(white)
})
