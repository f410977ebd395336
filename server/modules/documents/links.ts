import { DAY_MS } from '../../../src/domain/time/duration'
import type { Locale } from '../../../src/contract/fields'
import { SignedTokens } from '../../api/signedTokens'
import type { Db } from '../../db/database'
import { ownSecret } from '../../db/secrets'

/** How long a link opens its document: long enough to send it to who keeps the books. */
const VALID_MS = 7 * DAY_MS

/** The path of documents, with the token of one. */
export const DOCUMENT_PATH = '/documents/'

/**
 * Links to the pages of documents, signed by the server and valid for a week. A link holds the id of its document, when it ends and the
 * signature: nothing of what the document says.
 */
export class DocumentLinks {
  private readonly tokens: SignedTokens

  constructor(secret: string) {
    this.tokens = new SignedTokens(secret, VALID_MS)
  }

  /** The path of the page of a document, in a language. */
  pathOf(documentId: string, locale: Locale, now: Date): string {
    return `${DOCUMENT_PATH}${this.tokens.tokenOf(documentId, now)}?lang=${locale}`
  }

  /** The document that a token opens now; undefined for a token that was not made here or has ended. */
  read(token: string, now: Date): string | undefined {
    return this.tokens.read(token, now)
  }
}

/** The document links of a server. */
export async function documentLinks({ db }: { db: Db }): Promise<DocumentLinks> {
  return new DocumentLinks(await ownSecret(db, 'documents'))
}
