import type { StaffMessageTemplate } from '../../../console/contract/settings/messageTemplate'
import { type Occasion, OCCASIONS } from '../../../src/contract/config/config'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { MESSAGE_PLATFORMS, type MessagePlatform, type MessageVariable } from '../../db/schema/settings/guestMessages'
import { recordAudit, type Staff } from '../audit/audit'
import { fieldKindOf } from './fieldKinds'
import { allTemplates, deleteTemplate, saveTemplate } from './messageTemplates'

type Templates = Pick<StaffMessageTemplate, MessagePlatform>
type Stored = Awaited<ReturnType<typeof allTemplates>>

/** The templates of every occasion. */
export async function listMessageTemplates(db: ReadDb): Promise<StaffMessageTemplate[]> {
  const stored = await allTemplates(db)
  return OCCASIONS.map((occasion) => present(stored, occasion))
}

/** The templates of one occasion. Refuses an unknown one. */
export async function readMessageTemplate(db: ReadDb, id: string): Promise<StaffMessageTemplate> {
  const occasion = OCCASIONS.find((each) => each === id)
  if (!occasion) throw new AppError(400, 'staff.notFound')
  return present(await allTemplates(db), occasion)
}

/** Sets the templates of an occasion; one without an id is removed. */
export async function updateMessageTemplate(
  tx: Tx,
  { id: occasion, revision, ...templates }: Templates & { id: Occasion; revision: string },
  staff: Staff,
): Promise<StaffMessageTemplate> {
  await advisoryLock(tx, 'configuration', `message ${occasion}`)
  const before = await readMessageTemplate(tx, occasion)
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  const wrong = MESSAGE_PLATFORMS.filter((platform) => !fits(platform, templates[platform]))
  if (wrong.length > 0) throw new AppError(400, 'staff.templateFields', {}, { fields: wrong })
  for (const platform of MESSAGE_PLATFORMS) await write(tx, { occasion, platform }, templates[platform])
  const after = await readMessageTemplate(tx, occasion)
  const change = { action: 'message.update', subject: 'message_templates', subjectId: occasion } as const
  await recordAudit(tx, staff, { ...change, before, after })
  return after
}

async function write(
  tx: Tx,
  place: { occasion: Occasion; platform: MessagePlatform },
  { templateId, fields }: Templates[MessagePlatform],
): Promise<void> {
  if (templateId === '') return deleteTemplate(tx, place)
  const byName = Object.fromEntries(fields.map(({ field, variable }) => [field, variable]))
  await saveTemplate(tx, { ...place, templateId, fields: byName })
}

/** Whether the platform has the fields and they can show that, each once. */
function fits(platform: MessagePlatform, { templateId, fields }: Templates[MessagePlatform]): boolean {
  if ((templateId === '') !== (fields.length === 0)) return false
  const names = new Set(fields.map(({ field }) => field))
  return (
    names.size === fields.length &&
    fields.every(({ field, variable }) => fieldKindOf(platform, field)?.variables.includes(variable))
  )
}

function present(stored: Stored, occasion: Occasion): StaffMessageTemplate {
  const [wechat, alipay] = [of(stored, occasion, 'wechat'), of(stored, occasion, 'alipay')]
  return {
    ...{ id: occasion, occasion, wechat, alipay, wechatId: wechat.templateId, alipayId: alipay.templateId },
    revision: sha256(JSON.stringify([wechat, alipay]), 'base64url'),
  }
}

/** The template of a platform, its fields by the number in their names. */
function of(stored: Stored, occasion: Occasion, platform: MessagePlatform): Templates[MessagePlatform] {
  const row = stored.find((each) => each.occasion === occasion && each.platform === platform)
  const fields = Object.entries<MessageVariable>(row?.fields ?? {}).map(([field, variable]) => ({ field, variable }))
  return { templateId: row?.templateId ?? '', fields: fields.sort((one, other) => numberOf(one) - numberOf(other)) }
}

const numberOf = ({ field }: { field: string }) => Number(/\d+$/.exec(field)?.[0])
