import type { FloorState } from '../../contract/tables/table'

/** The colours of a tile by state: what needs someone is filled. */
export const TONES: Record<FloorState, { edge: string; ground: string; ink: string; quiet: string }> = {
  free: { edge: 'divider', ground: 'background.default', ink: 'text.primary', quiet: 'text.secondary' },
  ordering: { edge: 'info.main', ground: 'background.paper', ink: 'text.primary', quiet: 'text.secondary' },
  eating: { edge: 'success.main', ground: 'background.paper', ink: 'text.primary', quiet: 'text.secondary' },
  calls: { edge: 'error.main', ground: 'error.main', ink: 'background.paper', quiet: 'background.paper' },
  paying: { edge: 'warning.main', ground: 'warning.main', ink: 'background.paper', quiet: 'background.paper' },
}
