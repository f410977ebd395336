import { MESSAGE_VARIABLES } from '../../../console/contract/settings/messageTemplate'
import type { MessageVariable, MessagePlatform } from '../../db/schema/settings/guestMessages'

/** A field kind: its name without the number, its allowed variables, and its maximum length. */
interface FieldKind {
  name: string
  variables: readonly MessageVariable[]
  maxLength: number
}

/**
 * The field kinds of templates. WeChat names them by kind and validates their values: `thing1`, `time3`
 * (https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/sendMessage.html); Alipay
 * has one kind (https://opendocs.alipay.com/mini/02cth2).
 */
const KINDS: Readonly<Record<MessagePlatform, readonly FieldKind[]>> = {
  wechat: [
    { name: 'thing', variables: MESSAGE_VARIABLES, maxLength: 20 },
    { name: 'character_string', variables: ['orderNo', 'pickupNo'], maxLength: 32 },
    // Chinese characters only, whatever the guest's language.
    { name: 'phrase', variables: ['state'], maxLength: 5 },
    { name: 'time', variables: ['time', 'until'], maxLength: 32 },
    { name: 'date', variables: ['time', 'until'], maxLength: 32 },
    { name: 'amount', variables: ['amount'], maxLength: 16 },
  ],
  alipay: [{ name: 'keyword', variables: MESSAGE_VARIABLES, maxLength: 50 }],
}

/** The kind of a field by its name, such as `thing1`; undefined when the platform has no such kind. */
export function fieldKindOf(platform: MessagePlatform, field: string): FieldKind | undefined {
  const name = /^([a-z_]+?)\d{1,2}$/.exec(field)?.[1]
  return KINDS[platform].find((kind) => kind.name === name)
}
