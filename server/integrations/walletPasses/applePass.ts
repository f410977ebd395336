import { PassType, PKPass } from 'passkit-generator'
import { type MemberPass, PASS_COLORS } from './memberPass'

/** A Pass Type ID with its certificate (https://developer.apple.com/documentation/walletpasses/building-a-pass). */
export interface ApplePassAccount {
  /** Pass Type ID: `pass.…`. */
  passType: string
  /** Team ID of the developer account. */
  team: string
  /** Certificate of the Pass Type ID, PEM. */
  certificate: string
  privateKey: string
  /** Apple's intermediate certificate (WWDR G4), PEM. */
  issuer: string
}

interface ApplePass extends MemberPass {
  /** The logo as PNGs of 29, 58 and 87 pixels. */
  icons: readonly [Buffer, Buffer, Buffer]
  /** Where the lock screen offers the card. */
  places: readonly { latitude: number; longitude: number }[]
}

/** The media type of a card for Apple Wallet. */
export const APPLE_PASS_TYPE = 'application/vnd.apple.pkpass'
/** Most places that Apple reads. */
const MAX_PLACES = 10

/** The signed card for Apple Wallet: the file that Safari opens. */
export function applePass(account: ApplePassAccount, pass: ApplePass): Buffer {
  const { memberId, brand, name, level, since, labels, codePage, icons, places } = pass
  const [small, middle, large] = icons
  const file = new PKPass(
    { 'icon.png': small, 'icon@2x.png': middle, 'icon@3x.png': large, 'logo.png': small, 'logo@2x.png': middle },
    { wwdr: account.issuer, signerCert: account.certificate, signerKey: account.privateKey },
    {
      passTypeIdentifier: account.passType,
      teamIdentifier: account.team,
      serialNumber: memberId,
      organizationName: brand,
      description: labels.card,
      logoText: brand,
      backgroundColor: rgb(PASS_COLORS.ground),
      foregroundColor: rgb(PASS_COLORS.text),
      labelColor: rgb(PASS_COLORS.label),
      // A copy would show the name and level of another person.
      sharingProhibited: true,
    },
  )
  const card = new PassType('storeCard')
  card.headerFields.push({ key: 'level', label: labels.level, value: level })
  card.primaryFields.push({ key: 'name', label: labels.name, value: name })
  card.secondaryFields.push({ key: 'since', label: labels.since, value: since })
  card.backFields.push({ key: 'code', label: labels.code, value: codePage })
  file.types.push(card)
  file.setLocations(...places.slice(0, MAX_PLACES))
  return file.getAsBuffer()
}

const rgb = (color: readonly number[]) => `rgb(${color.join(', ')})`
