import { sign } from 'node:crypto'
import { privateKeyOf } from '../rsa'
import { type MemberPass, PASS_COLORS } from './memberPass'

/** A service account that may issue cards (https://developers.google.com/wallet/retail/loyalty-cards/web/prerequisites). */
export interface GoogleWalletAccount {
  /** Issuer ID of the Google Pay & Wallet console. */
  issuer: string
  /** E-mail address of the service account. */
  account: string
  privateKey: string
}

interface GooglePass extends MemberPass {
  /** Public address of the logo, which Google fetches. */
  logo: string
  /** The origin of the storefront. */
  origin: string
  now: Date
}

/**
 * The address that adds the card to Google Wallet: a signed token with the card and its class, which Google creates when the guest agrees
 * (https://developers.google.com/wallet/retail/loyalty-cards/use-cases/jwt).
 */
export function googlePassLink({ issuer, account, privateKey }: GoogleWalletAccount, pass: GooglePass): string {
  const { origin, now } = pass
  const claims = {
    ...{ iss: account, aud: 'google', typ: 'savetowallet', origins: [origin] },
    iat: Math.floor(now.getTime() / 1000),
    payload: { loyaltyClasses: [classOf(issuer, pass)], loyaltyObjects: [cardOf(issuer, pass)] },
  }
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(signed), privateKeyOf(privateKey)).toString('base64url')
  return `https://pay.google.com/gp/v/save/${signed}.${signature}`
}

const classId = (issuer: string) => `${issuer}.member-card`

function classOf(issuer: string, { brand, labels, logo }: GooglePass) {
  return {
    id: classId(issuer),
    issuerName: brand,
    programName: labels.card,
    programLogo: { sourceUri: { uri: logo } },
    hexBackgroundColor: `#${Buffer.from(PASS_COLORS.ground).toString('hex')}`,
    reviewStatus: 'UNDER_REVIEW',
  }
}

function cardOf(issuer: string, { memberId, name, level, since, labels, codePage }: GooglePass) {
  return {
    id: `${issuer}.${memberId}`,
    classId: classId(issuer),
    state: 'ACTIVE',
    accountName: name,
    textModulesData: [
      { id: 'level', header: labels.level, body: level },
      { id: 'since', header: labels.since, body: since },
    ],
    linksModuleData: { uris: [{ id: 'code', uri: codePage, description: labels.code }] },
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
