import { makeAutoObservable, observableRef } from 'mobx'
import { menuRowsOf, type MenuRow, type Section } from '@/domain/goods/menuRows'
import { fillSlots, FREE, listOf, offsetsOf, pieceAt, rangeOf } from '@/domain/goods/windowing'

/** How far a list renders beyond the viewport on either side, in screens. */
export const MARGIN = 0.75

/** Overscan in screens: what is rendered above and below the viewport. */
interface Overscan {
  above: number
  below: number
}

/** The overscan of a list that rests or is scrolled. */
export const FULL: Overscan = { above: MARGIN, below: MARGIN }

/** Maximum distance of animated scrolling, in screens; farther targets are jumped to. */
const MAX_GLIDE_SCREENS = 2

interface Screen {
  height: number
  /** Pixels per design px. */
  scale: number
  /** Dishes stand beside each other. */
  wide?: boolean
}

interface Goal {
  piece: number
  /** Offset of the item when scrolling was requested, pixels. */
  top: number
  /** Whether it is near enough to be animated. */
  glide: boolean
}

/**
 * State of the virtualised list of dishes: rendered range, scroll position and current section.
 * Heights are estimated until an item has been rendered and measured.
 */
export class GoodsListModel {
  pieces: readonly MenuRow[] = []
  /** The item in each slot; `FREE` for an empty slot. */
  slots: number[] = []
  /** Offset of each item, pixels. */
  offsets: number[] = [0]
  /** Id of the current section. */
  section = ''
  /** The requested scroll target; a new object for each request. */
  goal: Goal | undefined = undefined
  /** Accumulated height correction above the viewport, by which the scroll position must shift to keep its content. */
  shifted = 0
  /** What is rendered beyond the viewport; a change takes effect with the next call of `scrolled`. */
  overscan = FULL
  #heights: number[] = []
  #tall = false
  #top = 0
  #locked = false
  readonly #screen: Screen
  readonly #ordered: boolean
  readonly #isTall: () => boolean

  /** `ordered`: slots follow the order of the items, where moving elements is cheap. `isTall`: the script has taller lines. */
  constructor(screen: Screen, ordered: boolean, isTall: () => boolean) {
    this.#screen = screen
    this.#ordered = ordered
    this.#isTall = isTall
    makeAutoObservable(
      this,
      { pieces: observableRef, slots: observableRef, offsets: observableRef, goal: observableRef, overscan: false },
      { autoBind: true },
    )
  }

  /** Space above the first rendered item, pixels. */
  get above(): number {
    const drawn = this.slots.filter((piece) => piece !== FREE)
    return drawn.length === 0 ? 0 : (this.offsets[Math.min(...drawn)] ?? 0)
  }

  /** Space below the last rendered item, pixels. */
  get below(): number {
    return this.slots.length === 0 ? 0 : this.end - (this.offsets[Math.max(...this.slots) + 1] ?? 0)
  }

  /** Current estimate of the target's scroll position, pixels. */
  get goalTop(): number {
    return this.goal ? (this.offsets[this.goal.piece] ?? 0) : this.#top
  }

  /** Scroll position, pixels. */
  get scrollTop(): number {
    return this.#top
  }

  /** Replaces the rows of the virtual list; rows of the same dishes reuse their measured heights. */
  show(sections: readonly Section[]): void {
    const tall = this.#isTall()
    const pieces = menuRowsOf(sections, tall, this.#screen.wide)
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

  /** Handles scrolling, pixels from the top. */
  scrolled(top: number): void {
    this.#top = top
    this.look()
  }

  /** Handles a changed viewport height, pixels. */
  resized(height: number): void {
    if (height <= 0) return
    this.#screen.height = height
    this.look()
  }

  /** Stores the measured height of an item, pixels. */
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

  /** Scrolls to the start of a section, which stays current until the guest scrolls; false when it does not exist. */
  goTo(section: string): boolean {
    const piece = this.pieces.findIndex((each) => each.section === section)
    if (piece < 0) return false
    this.#locked = true
    this.section = section
    const top = this.offsets[piece] ?? 0
    this.goal = { piece, top, glide: Math.abs(top - this.#top) < MAX_GLIDE_SCREENS * this.#screen.height }
    return true
  }

  /** Ends programmatic scrolling: the current section follows the scroll position again. */
  taken(): void {
    this.#locked = false
  }

  /** Total height, pixels. */
  private get end(): number {
    return this.offsets[this.offsets.length - 1] ?? 0
  }

  /** Corrects the target after a measured height differs from its estimate. */
  private correct(): void {
    if (!this.#locked || !this.goal || Math.abs(this.goalTop - this.goal.top) < 1) return
    this.goal = { ...this.goal, top: this.goalTop, glide: false }
  }

  private look(): void {
    const { height } = this.#screen
    const { above, below } = this.overscan
    const range = rangeOf(this.offsets, this.#top - height * above, this.#top + height * (1 + below))
    const slots = this.#ordered ? listOf(range) : fillSlots(this.slots, range)
    if (slots.length !== this.slots.length || slots.some((piece, index) => piece !== this.slots[index]))
      this.slots = slots
    if (!this.#locked) this.section = this.pieces[pieceAt(this.offsets, this.readAt)]?.section ?? ''
  }

  /** The reference line of the current section: the upper edge, which moves down over the last screen, so that every section can be current. */
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
