/** The glyphs that have a tinted layer under them, named `<glyph>-d`. */
export const DUO_NAMES = [
  'coins',
  'ticket',
  'gift',
  'wallet',
  'calendar-check',
  'list-numbers',
  'wine',
  'user-plus',
  'handshake',
  'wifi-high',
  'headset',
  'map-pin',
  'crown-simple',
  'armchair',
  'question',
  'file-text',
  'identification-card',
  'hand-coins',
] as const
export type DuoName = (typeof DUO_NAMES)[number]

/** Glyphs of the icon font (styles/glyphs.scss). `-f` is filled, `-b` bold, `-d` the tinted layer under a duotone icon, `b-` a brand's mark. */
export type IconName =
  | 'house'
  | 'fork-knife'
  | 'receipt'
  | 'user'
  | 'storefront'
  | 'map-pin'
  | 'phone'
  | 'chat-circle-dots'
  | 'magnifying-glass'
  | 'caret-right'
  | 'caret-left'
  | 'caret-down'
  | 'caret-up'
  | 'x'
  | 'plus'
  | 'minus'
  | 'check'
  | 'check-circle'
  | 'info'
  | 'warning-circle'
  | 'clock'
  | 'timer'
  | 'hourglass-medium'
  | 'calendar-blank'
  | 'calendar-check'
  | 'tote'
  | 'moped'
  | 'lightning'
  | 'ticket'
  | 'gift'
  | 'coins'
  | 'wallet'
  | 'crown-simple'
  | 'star'
  | 'seal-percent'
  | 'qr-code'
  | 'scan'
  | 'credit-card'
  | 'bank'
  | 'money'
  | 'download-simple'
  | 'arrow-clockwise'
  | 'pencil-simple'
  | 'trash'
  | 'note-pencil'
  | 'house-line'
  | 'buildings'
  | 'graduation-cap'
  | 'users'
  | 'user-plus'
  | 'share-network'
  | 'bell'
  | 'hand-waving'
  | 'leaf'
  | 'fish'
  | 'grains'
  | 'egg'
  | 'wine'
  | 'wifi-high'
  | 'wifi-slash'
  | 'question'
  | 'headset'
  | 'shield-check'
  | 'globe'
  | 'armchair'
  | 'envelope-simple'
  | 'device-mobile'
  | 'lock'
  | 'eye'
  | 'heart'
  | 'camera'
  | 'image-broken'
  | 'package'
  | 'cooking-pot'
  | 'bowl-steam'
  | 'confetti'
  | 'file-text'
  | 'handshake'
  | 'chart-line-up'
  | 'arrow-right'
  | 'copy'
  | 'sun-dim'
  | 'navigation-arrow'
  | 'call-bell'
  | 'cake'
  | 'list-numbers'
  | 'identification-card'
  | 'hand-coins'
  | 'prohibit'
  | 'lifebuoy'
  | 'thumbs-up'
  | 'person-simple-walk'
  | 'map-trifold'
  | 'house-f'
  | 'fork-knife-f'
  | 'receipt-f'
  | 'user-f'
  | 'star-f'
  | 'crown-simple-f'
  | 'heart-f'
  | 'check-circle-f'
  | 'warning-circle-f'
  | 'info-f'
  | 'map-pin-f'
  | 'lightning-f'
  | 'pepper-f'
  | 'clock-f'
  | 'storefront-f'
  | 'moped-f'
  | 'bowl-steam-f'
  | 'plus-b'
  | 'minus-b'
  | 'check-b'
  | 'b-line'
  | 'b-facebook'
  | 'b-wechat'
  | 'b-alipay'
  | 'b-apple'
  | 'b-google'
  | `${DuoName}-d`

/** Whether a glyph has a tinted layer. */
export const isDuo = (name: IconName): name is DuoName => DUO_NAMES.some((duo) => duo === name)
