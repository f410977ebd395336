import type { DuoName, IconName } from './iconNames'

/** The glyphs that have a tinted layer. A record, so that a new one that is missing here does not compile. */
const DUO: Record<DuoName, true> = {
  armchair: true,
  'calendar-check': true,
  coins: true,
  'crown-simple': true,
  'file-text': true,
  gift: true,
  'hand-coins': true,
  handshake: true,
  headset: true,
  'identification-card': true,
  'list-numbers': true,
  'map-pin': true,
  question: true,
  ticket: true,
  'user-plus': true,
  wallet: true,
  'wifi-high': true,
  wine: true,
}

/** Whether a glyph has a tinted layer. */
export const isDuo = (name: IconName): name is DuoName => Object.keys(DUO).includes(name)
