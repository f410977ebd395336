import * as v from 'valibot'
import { OCCASIONS } from '../../../src/contract/config/config'
import { endpoint } from '../../../src/contract/endpoint'
import { id, pageOf, paging, text } from '../../../src/contract/fields'
import { staffRead, staffWrite } from '../staffCall'

/** What a field of a message can show; what the subject of a message does not have is shown as a dash. */
export const MESSAGE_VARIABLES = [
  'orderNo',
  'store',
  'state',
  'pickupNo',
  'amount',
  'time',
  // Of gifts and coupons: what it is, who has claimed it, until when it can be used.
  'item',
  'person',
  'until',
] as const

/** The template of a platform; without an id there is none, and nothing is sent. */
const template = v.object({
  templateId: text(128),
  /** The fields of the template by their names there, such as `thing1`, and what each shows. */
  fields: v.pipe(
    v.array(
      v.object({ field: v.pipe(text(40), v.regex(/^[a-z_]+\d{1,2}$/)), variable: v.picklist(MESSAGE_VARIABLES) }),
    ),
    v.maxLength(20),
  ),
})
const fields = { wechat: template, alipay: template }

const messageTemplate = v.object({
  /** The occasion. */
  id: v.picklist(OCCASIONS),
  /** A hash of what is stored, which an update names as the one it saw. */
  revision: v.string(),
  occasion: v.picklist(OCCASIONS),
  /** The ids of the templates, for the list. */
  wechatId: v.string(),
  alipayId: v.string(),
  ...fields,
})
export type StaffMessageTemplate = v.InferOutput<typeof messageTemplate>

/** The templates of messages at WeChat and Alipay. */
export const messageTemplateContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The occasions of messages to guests, with their templates',
    path: 'messageTemplates',
    input: v.object(paging),
    reply: pageOf(messageTemplate),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'The templates of one occasion',
    path: 'messageTemplate',
    input: v.object({ id }),
    reply: messageTemplate,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Sets the templates of an occasion, or removes those without an id. Fields that the platform does not have are refused with code 400 and `fields`, a stale revision with code 409 and `current`',
    path: 'messageTemplate/update',
    input: v.object({ id: v.picklist(OCCASIONS), revision: id, ...fields }),
    reply: messageTemplate,
  }),
}
