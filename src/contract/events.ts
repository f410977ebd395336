/** Kinds of changes that a guest's stream of events tells: what pages of which kind show of this guest has changed. */
export const CHANGE_KINDS = ['order', 'table', 'queue', 'payment', 'reservation', 'drink'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/**
 * Server-sent events of a guest, below the prefix of the contract, for the bearer token of any session: one named after its `ChangeKind`
 * whenever something of this guest has changed, without data: the pages ask again by their own calls. `reload` when changes may have been
 * missed. Comments keep the connection open.
 */
export const EVENTS_PATH = 'events'
