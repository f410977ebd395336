import type { GenericSchema, InferOutput } from 'valibot'

/** Where a block stands. */
export interface BlockPlace {
  /** It follows a hero, so a card may lie over the hero's lower edge. */
  onHero: boolean
  /** The store is not known yet, so dishes are still to come. */
  waiting: boolean
}

/** What every block is handed: the content of its kind, as `contract/blocks.ts` describes it, and where it stands. */
export interface BlockProps<S extends GenericSchema> extends BlockPlace {
  data: InferOutput<S>
}
