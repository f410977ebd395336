import { and, asc, eq } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config/config'
import type { ReadDb, Tx } from '../../db/database'
import { type MessagePlatform, messageTemplates } from '../../db/schema/settings/guestMessages'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { Messenger } from '../../integrations/social/socialLogin'

/** Message senders by platform; a platform without an account has none. */
export type Messengers = Partial<Record<MessagePlatform, Messenger>>

const APPS: Readonly<Record<string, MessagePlatform>> = { weapp: 'wechat', alipay: 'alipay' }

/** The platform of an app, by its `appType`; undefined on the web. */
export function messagePlatform(appType: string): MessagePlatform | undefined {
  return Object.hasOwn(APPS, appType) ? APPS[appType] : undefined
}

/** The clients of the platforms' mini-programs. */
export function appsOf({ wechatMini, alipay }: LoginProviders) {
  return { wechat: wechatMini, alipay }
}

/** Senders of messages to guests. */
export function sendersOf(logins: LoginProviders) {
  return { messengers: appsOf(logins), mail: logins.mail, line: logins.lineMessages }
}

/** The templates that guests of an app can be asked about; none where the app has no account. */
export const templatesFor = (logins: LoginProviders) => async (db: ReadDb, appType: string) => {
  const platform = messagePlatform(appType)
  return platform && appsOf(logins)[platform] ? templatesOf(db, platform) : []
}

/** The templates of a platform that guests can subscribe to, by occasion. */
async function templatesOf(
  db: ReadDb,
  platform: MessagePlatform,
): Promise<{ occasion: Occasion; templateIds: string[] }[]> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.platform, platform))
    .orderBy(asc(messageTemplates.occasion))
  return rows.map(({ occasion, templateId }) => ({ occasion, templateIds: [templateId] }))
}

/** The fields of an occasion's template; undefined when it does not exist. */
export async function templateFor(db: ReadDb, occasion: Occasion, platform: MessagePlatform, templateId: string) {
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
export function allTemplates(db: ReadDb): Promise<Template[]> {
  return db.select().from(messageTemplates)
}

/** Sets the template of an occasion on a platform. */
export async function saveTemplate(tx: Tx, { occasion, platform, ...rest }: Template): Promise<void> {
  await tx
    .insert(messageTemplates)
    .values({ occasion, platform, ...rest })
    .onConflictDoUpdate({ target: [messageTemplates.occasion, messageTemplates.platform], set: rest })
}

/** Deletes the template of an occasion on a platform. */
export async function deleteTemplate(
  tx: Tx,
  { occasion, platform }: Pick<Template, 'occasion' | 'platform'>,
): Promise<void> {
  await tx
    .delete(messageTemplates)
    .where(and(eq(messageTemplates.occasion, occasion), eq(messageTemplates.platform, platform)))
}
