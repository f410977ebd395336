import type { GenericSchema, InferOutput } from 'valibot'

/** Context of a block on its page. */
export interface BlockPlace {
  /** Whether it follows a hero, so that a card may overlap the hero's lower edge. */
  onHero: boolean
  /** Whether the store is still loading, and with it the dishes. */
  waiting: boolean
}

/** Props of every block: the content of its kind (`contract/config/blocks.ts`) and its context. */
export interface BlockProps<S extends GenericSchema> extends BlockPlace {
  data: InferOutput<S>
}
