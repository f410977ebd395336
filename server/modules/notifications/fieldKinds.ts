import { MESSAGE_FACTS, type MessageFact, type MessageHouse } from '../../db/schema/guestMessages'

/** A kind of field: its name without the number, what it may show, and how many characters it takes. */
interface FieldKind {
  name: string
  shows: readonly MessageFact[]
  most: number
}

/**
 * The fields of templates. WeChat names them by kind and checks what they hold: `thing1`, `time3`
 * (https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/sendMessage.html);
 * at Alipay all are alike (https://opendocs.alipay.com/mini/02cth2).
 */
const KINDS: Readonly<Record<MessageHouse, readonly FieldKind[]>> = {
  wechat: [
    { name: 'thing', shows: MESSAGE_FACTS, most: 20 },
    { name: 'character_string', shows: ['orderNo', 'pickupNo'], most: 32 },
    // Chinese characters only, whatever the guest reads.
    { name: 'phrase', shows: ['state'], most: 5 },
    { name: 'time', shows: ['time'], most: 32 },
    { name: 'date', shows: ['time'], most: 32 },
    { name: 'amount', shows: ['amount'], most: 16 },
  ],
  alipay: [{ name: 'keyword', shows: MESSAGE_FACTS, most: 50 }],
}

/** The kind of a field by its name, such as `thing1`; undefined when the house has no such kind. */
export function kindOf(house: MessageHouse, field: string): FieldKind | undefined {
  const name = /^([a-z_]+?)\d{1,2}$/.exec(field)?.[1]
  return KINDS[house].find((kind) => kind.name === name)
}

/** Names of the kinds of a house, with what each may show. */
export function kindsOf(house: MessageHouse): readonly FieldKind[] {
  return KINDS[house]
}
