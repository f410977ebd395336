import type { GenericSchema, InferOutput } from 'valibot'

/** What every block is handed: the content of its kind, as `contract/blocks.ts` describes it. */
export interface BlockProps<S extends GenericSchema> {
  data: InferOutput<S>
  /** It follows a hero, so a card may lie over the hero's lower edge. */
  onHero: boolean
}
