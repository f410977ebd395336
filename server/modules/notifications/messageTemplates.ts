import { and, asc, eq } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config'
import type { Db, Tx } from '../../db/database'
import { type MessagePlatform, messageTemplates } from '../../db/schema/guestMessages'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { Messenger } from '../../integrations/social/socialLogin'

/** Who carries messages, by house; a house without an account carries none. */
export type Messengers = Partial<Record<MessagePlatform, Messenger>>

const APPS: Readonly<Record<string, MessagePlatform>> = { weapp: 'wechat', alipay: 'alipay' }

/** The house of an app that asks, by its `appType`; none on the web. */
export function messagePlatform(appType: string): MessagePlatform | undefined {
  return Object.hasOwn(APPS, appType) ? APPS[appType] : undefined
}

/** The houses' own apps, which know their guests and write to them. */
export function appsOf({ wechatMini, alipay }: LoginProviders) {
  return { wechat: wechatMini, alipay }
}

/** The templates that guests of an app can be asked about; none where the app has no account. */
export const templatesFor = (logins: LoginProviders) => async (db: Db, appType: string) => {
  const platform = messagePlatform(appType)
  return platform && appsOf(logins)[platform] ? templatesOf(db, platform) : []
}

/** The templates of a house that its guests can be asked about, by occasion. */
async function templatesOf(
  db: Db,
  platform: MessagePlatform,
): Promise<{ occasion: Occasion; templateIds: string[] }[]> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.platform, platform))
    .orderBy(asc(messageTemplates.occasion))
  return rows.map(({ occasion, templateId }) => ({ occasion, templateIds: [templateId] }))
}

/** What the template of an occasion shows; undefined when there is none (any more). */
export async function templateFor(db: Db, occasion: Occasion, platform: MessagePlatform, templateId: string) {
  const [template] = await db
    .select({ fields: messageTemplates.fields })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.occasion, occasion),
        eq(messageTemplates.platform, platform),
        eq(messageTemplates.templateId, templateId),
      ),
    )
  return template
}

type Template = typeof messageTemplates.$inferSelect

/** All templates of the merchant. */
export function allTemplates(db: Db): Promise<Template[]> {
  return db.select().from(messageTemplates)
}

/** Gives an occasion its template in an app, in place of the one that it had. */
export async function saveTemplate(tx: Tx, { occasion, platform, ...rest }: Template): Promise<void> {
  await tx
    .insert(messageTemplates)
    .values({ occasion, platform, ...rest })
    .onConflictDoUpdate({ target: [messageTemplates.occasion, messageTemplates.platform], set: rest })
}

/** An occasion is quiet again in an app. */
export async function deleteTemplate(
  tx: Tx,
  { occasion, platform }: Pick<Template, 'occasion' | 'platform'>,
): Promise<void> {
  await tx
    .delete(messageTemplates)
    .where(and(eq(messageTemplates.occasion, occasion), eq(messageTemplates.platform, platform)))
}
