import { createHmac } from 'node:crypto'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Locale } from '../../../src/contract/fields'
import { isSameSecret } from '../../api/isSameSecret'
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
  constructor(private readonly secret: string) {}

  /** The path of the page of a document, in a language. */
  pathOf(documentId: string, locale: Locale, now: Date): string {
    const ends = (now.getTime() + VALID_MS).toString(36)
    return `${DOCUMENT_PATH}${documentId}.${ends}.${this.signatureOf(documentId, ends)}?lang=${locale}`
  }

  /** The document that a token opens now; undefined for a token that was not made here or has ended. */
  read(token: string, now: Date): string | undefined {
    const [id = '', ends = '', signature = '', ...rest] = token.split('.')
    if (rest.length > 0 || !isSameSecret(signature, this.signatureOf(id, ends))) return undefined
    return Number.parseInt(ends, 36) > now.getTime() ? id : undefined
  }

  private signatureOf(id: string, ends: string): string {
    return createHmac('sha256', this.secret).update(`${id} ${ends}`).digest('base64url')
  }
}

/** The document links of a server. */
export async function documentLinks({ db }: { db: Db }): Promise<DocumentLinks> {
  return new DocumentLinks(await ownSecret(db, 'documents'))
}
