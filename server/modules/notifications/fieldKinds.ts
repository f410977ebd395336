import { MESSAGE_VARIABLES, type MessageVariable, type MessagePlatform } from '../../db/schema/guestMessages'

/** A kind of field: its name without the number, what it may show, and how many characters it takes. */
interface FieldKind {
  name: string
  variables: readonly MessageVariable[]
  maxLength: number
}

/**
 * The fields of templates. WeChat names them by kind and checks what they hold: `thing1`, `time3`
 * (https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/sendMessage.html);
 * at Alipay all are alike (https://opendocs.alipay.com/mini/02cth2).
 */
const KINDS: Readonly<Record<MessagePlatform, readonly FieldKind[]>> = {
  wechat: [
    { name: 'thing', variables: MESSAGE_VARIABLES, maxLength: 20 },
    { name: 'character_string', variables: ['orderNo', 'pickupNo'], maxLength: 32 },
    // Chinese characters only, whatever the guest reads.
    { name: 'phrase', variables: ['state'], maxLength: 5 },
    { name: 'time', variables: ['time'], maxLength: 32 },
    { name: 'date', variables: ['time'], maxLength: 32 },
    { name: 'amount', variables: ['amount'], maxLength: 16 },
  ],
  alipay: [{ name: 'keyword', variables: MESSAGE_VARIABLES, maxLength: 50 }],
}

/** The kind of a field by its name, such as `thing1`; undefined when the house has no such kind. */
export function fieldKindOf(platform: MessagePlatform, field: string): FieldKind | undefined {
  const name = /^([a-z_]+?)\d{1,2}$/.exec(field)?.[1]
  return KINDS[platform].find((kind) => kind.name === name)
}

/** Names of the kinds of a house, with what each may show. */
export function fieldKinds(platform: MessagePlatform): readonly FieldKind[] {
  return KINDS[platform]
}
