import { makeAutoObservable, observableRef } from 'mobx'
import { menuRowsOf, type MenuRow, type Section } from '@/domain/goods/menuRows'
import { fillSlots, FREE, listOf, offsetsOf, pieceAt, rangeOf } from '@/domain/goods/windowing'

/** Drawn above and below what is seen, in screens: fast fingers must not meet blank paper. */
const MARGIN = 0.75

/** Up to this far the list glides to its goal, in screens; farther it jumps. */
const GLIDES = 2

interface Screen {
  height: number
  /** Pixels of one px of the design. */
  scale: number
}

interface Goal {
  piece: number
  /** Where the piece began when the wish was made, pixels. */
  top: number
  /** Near enough to be scrolled to before the eyes. */
  glide: boolean
}

/**
 * The place in a long list of dishes: which pieces are drawn, where the list stands, and which section is read.
 * Heights are guessed until a piece has been drawn and measured.
 */
export class GoodsListModel {
  pieces: readonly MenuRow[] = []
  /** The piece in each slot that is drawn; `FREE` is an empty slot. */
  slots: number[] = []
  /** Where each piece begins, pixels. */
  offsets: number[] = [0]
  /** Id of the section that is read. */
  section = ''
  /** Where the list shall go; a new object for each wish. */
  goal: Goal | undefined = undefined
  /** By how much pieces above the seen ones have turned out higher than guessed so far: the list must follow to stand still. */
  shifted = 0
  #heights: number[] = []
  #tall = false
  #top = 0
  #locked = false
  readonly #screen: Screen
  readonly #ordered: boolean
  readonly #isTall: () => boolean

  /** `ordered`: slots follow the order of the pieces, where moving elements is cheap. `isTall`: the script has taller lines. */
  constructor(screen: Screen, ordered: boolean, isTall: () => boolean) {
    this.#screen = screen
    this.#ordered = ordered
    this.#isTall = isTall
    makeAutoObservable(
      this,
      { pieces: observableRef, slots: observableRef, offsets: observableRef, goal: observableRef },
      { autoBind: true },
    )
  }

  /** Room above the first drawn piece, pixels. */
  get above(): number {
    const drawn = this.slots.filter((piece) => piece !== FREE)
    return drawn.length === 0 ? 0 : (this.offsets[Math.min(...drawn)] ?? 0)
  }

  /** Room below the last drawn piece, pixels. */
  get below(): number {
    return this.slots.length === 0 ? 0 : this.end - (this.offsets[Math.max(...this.slots) + 1] ?? 0)
  }

  /** Where the list stands when it has reached its goal, pixels, as far as known by now. */
  get goalTop(): number {
    return this.goal ? (this.offsets[this.goal.piece] ?? 0) : this.#top
  }

  /** Where the list stands, pixels. */
  get scrollTop(): number {
    return this.#top
  }

  /** Takes other content, or the same in another language. Known heights stay as long as the same dishes are there. */
  show(sections: readonly Section[]): void {
    const tall = this.#isTall()
    const pieces = menuRowsOf(sections, tall)
    const same =
      tall === this.#tall &&
      pieces.length === this.pieces.length &&
      pieces.every((piece, index) => alike(piece, this.pieces[index]))
    this.pieces = pieces
    this.#tall = tall
    if (!same) this.#heights = pieces.map(({ height }) => height * this.#screen.scale)
    this.offsets = offsetsOf(this.#heights)
    this.look()
  }

  /** The list has scrolled, pixels from its top. */
  scrolled(top: number): void {
    this.#top = top
    this.look()
  }

  /** The room for the list has changed, pixels. */
  resized(height: number): void {
    if (height <= 0) return
    this.#screen.height = height
    this.look()
  }

  /** A piece has been drawn this high, pixels. */
  measured(piece: number, height: number): void {
    const before = this.#heights[piece]
    if (before === undefined || Math.abs(before - height) < 0.5) return
    const above = piece < pieceAt(this.offsets, this.#top)
    this.#heights[piece] = height
    this.offsets = offsetsOf(this.#heights)
    if (above) {
      this.#top += height - before
      this.shifted += height - before
    }
    if (!this.#ordered) this.correct()
    this.look()
  }

  /** Goes to the start of a section, and stays with it until the guest scrolls; false when there is no such section. */
  goTo(section: string): boolean {
    const piece = this.pieces.findIndex((each) => each.section === section)
    if (piece < 0) return false
    this.#locked = true
    this.section = section
    const top = this.offsets[piece] ?? 0
    this.goal = { piece, top, glide: Math.abs(top - this.#top) < GLIDES * this.#screen.height }
    return true
  }

  /** The guest takes the list in hand: the section follows what is seen again. */
  taken(): void {
    this.#locked = false
  }

  /** Where the last piece ends, pixels. */
  private get end(): number {
    return this.offsets[this.offsets.length - 1] ?? 0
  }

  /** A list that was sent to a guessed place is sent on to where it turned out to be. */
  private correct(): void {
    if (!this.#locked || !this.goal || Math.abs(this.goalTop - this.goal.top) < 1) return
    this.goal = { ...this.goal, top: this.goalTop, glide: false }
  }

  private look(): void {
    const { height } = this.#screen
    const range = rangeOf(this.offsets, this.#top - height * MARGIN, this.#top + height * (1 + MARGIN))
    const slots = this.#ordered ? listOf(range) : fillSlots(this.slots, range)
    if (slots.length !== this.slots.length || slots.some((piece, index) => piece !== this.slots[index]))
      this.slots = slots
    if (!this.#locked) this.section = this.pieces[pieceAt(this.offsets, this.readAt)]?.section ?? ''
  }

  /** The line that decides about the section: the upper edge, moving down over the last screen, so that every section has its turn. */
  private get readAt(): number {
    const { height } = this.#screen
    const end = Math.max(0, this.end - height)
    const nearEnd = Math.min(1, Math.max(0, (this.#top - (end - height)) / height))
    return this.#top + 1 + (end > 0 ? nearEnd * nearEnd * height * 0.8 : 0)
  }
}

function alike(a: MenuRow, b: MenuRow | undefined): boolean {
  return (
    b !== undefined &&
    a.section === b.section &&
    a.feature?.id === b.feature?.id &&
    a.goods.length === b.goods.length &&
    a.goods.every(({ id }, index) => id === b.goods[index]?.id)
  )
}
