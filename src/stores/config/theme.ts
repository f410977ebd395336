import { makeAutoObservable } from 'mobx'
import { deriveTheme, isDarkColour } from '@/domain/config/theme'
import type { KeyValueStorage } from './locale'

export type ThemeChoice = 'auto' | 'light' | 'dark'

interface Colours {
  btnColor: string
  fontColor: string
}

/** Default colours (specification §9). */
const DEFAULT_COLOURS: Colours = { btnColor: '#B11E23', fontColor: '#fff' }

/** Light or dark, and the merchant's colours as design tokens. */
export class ThemeStore {
  choice: ThemeChoice = 'auto'
  hostDark = false
  readonly #storage: KeyValueStorage
  readonly #colours: () => Partial<Colours> | undefined

  constructor(storage: KeyValueStorage, colours: () => Partial<Colours> | undefined) {
    this.#storage = storage
    this.#colours = colours
    this.choice = storage.read<ThemeChoice>('theme') ?? 'auto'
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get dark() {
    return this.choice === 'auto' ? this.hostDark : this.choice === 'dark'
  }

  /** CSS variables of the merchant's colours, for the root view of a page. */
  get variables() {
    const { btnColor, fontColor } = { ...DEFAULT_COLOURS, ...this.#colours() }
    return deriveTheme({ brand: btnColor, onBrand: fontColor, dark: this.dark })
  }

  /** Whether a page in the brand's colour is dark. */
  get brandDark() {
    return isDarkColour(this.variables['--brand'])
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice
    this.#storage.write('theme', choice)
  }

  setHostDark(dark: boolean): void {
    this.hostDark = dark
  }
}
