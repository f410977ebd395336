import { eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { MemberPasses as Links } from '../../../src/contract/membership/vipCard'
import { yearOf } from '../../../src/domain/time/calendar'
import type { ReadDb } from '../../db/database'
import { users } from '../../db/schema/account/users'
import { googlePassLink } from '../../integrations/walletPasses/googlePass'
import type { MemberPass } from '../../integrations/walletPasses/memberPass'
import type { WalletAccounts } from '../../integrations/walletPasses/walletVariables'
import { iconOf } from '../../../src/domain/media/pictureAddress'
import { translate } from '../../messages/messages'
import type { SignedTokens } from '../../api/signedTokens'
import { profileOf } from '../accounts/profilePresenter'
import { readSiteIdentity } from '../config/siteIdentity'

/** The path of cards for Apple Wallet, with the token of one. */
export const PASS_PATH = '/memberPass/'
/** The page with the code that is valid for half a minute. */
const CODE_PAGE = '/#/pages/my/user/mr-code'
/** The side of the logo that Google fetches, pixels. */
const LOGO_SIDE = 512

interface Reader {
  db: ReadDb
  userId: string
  locale: Locale
  now: Date
  /** Of the storefront. */
  origin: string
}

/** Cards of members for the wallets of Apple and Google, as far as their accounts are set up. */
export class MemberPasses {
  constructor(
    readonly accounts: WalletAccounts,
    private readonly tokens: SignedTokens,
    private readonly origins: readonly string[],
  ) {}

  /** The origin of the storefront; `host` is that of the request. */
  originFor(host: string): string {
    return this.origins[0] ?? `https://${host}`
  }

  /** Who a token of a link is for; undefined when it has ended. */
  read(token: string, now: Date): string | undefined {
    return this.tokens.read(token, now)
  }

  /** Where a member adds the card; null for a wallet that is not set up. */
  async linksOf({ host, ...reader }: Omit<Reader, 'origin'> & { host: string }): Promise<Links> {
    const { apple, google } = this.accounts
    const { userId, locale, now } = reader
    const origin = this.originFor(host)
    return {
      apple: apple ? `${PASS_PATH}${this.tokens.tokenOf(userId, now)}?lang=${locale}` : null,
      google: google
        ? googlePassLink(google, {
            ...(await readPass({ ...reader, origin })),
            ...(await readLogo(reader, origin)),
            now,
          })
        : null,
    }
  }
}

/** What the card of a member shows. Refuses with 401 when there is no such member any more. */
export async function readPass({ origin, ...reader }: Reader): Promise<MemberPass> {
  const { db, userId, locale } = reader
  const { nickname, levelName } = await profileOf(db, userId, reader)
  const [row] = await db.select({ since: users.registeredAt }).from(users).where(eq(users.id, userId))
  const { brand } = await readSiteIdentity(db, locale)
  return {
    memberId: userId,
    brand,
    name: nickname,
    level: levelName || translate(locale, 'memberPass.member'),
    since: String(yearOf(row?.since ?? reader.now)),
    codePage: origin + CODE_PAGE,
    labels: {
      card: translate(locale, 'memberPass.card', { brand }),
      name: translate(locale, 'memberPass.name'),
      level: translate(locale, 'memberPass.level'),
      since: translate(locale, 'memberPass.since'),
      code: translate(locale, 'memberPass.code'),
    },
  }
}

async function readLogo({ db, locale }: Pick<Reader, 'db' | 'locale'>, origin: string) {
  const { logo } = await readSiteIdentity(db, locale)
  const address = iconOf(logo, LOGO_SIDE) ?? logo
  return { origin, logo: address.startsWith('/') ? origin + address : address }
}
