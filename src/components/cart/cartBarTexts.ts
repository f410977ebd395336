import type { Cart } from '@/contract/cart/cart'
import { cartHint } from '@/domain/cart/cartHint'
import type { CartHint } from './CartBarView'
import type { useMoney } from '@/hooks/useMoney'
import type { useText } from '@/hooks/useText'

type Text = ReturnType<typeof useText>
type Money = ReturnType<typeof useMoney>

/** Text of fees and savings. */
export function noteOf({ packAmount, saveAmount, count }: Cart, t: Text, money: Money): string {
  const pack = packAmount > 0 && t('cart.packaging', { price: money(packAmount) })
  const save = saveAmount > 0 && t('cart.saved', { price: money(saveAmount) })
  return [pack, save].filter(Boolean).join(' · ') || t('cart.items', { count })
}

/** The hint of the first missing requirement; `onChoose` shows the required category or dish. */
export function hintOf(
  content: Cart,
  onChoose: (item: Cart['missing'][number]) => void,
  t: Text,
  money: Money,
): CartHint | undefined {
  const hint = cartHint(content)
  if (hint?.kind === 'gap')
    return { kind: 'warning' as const, text: t('cart.missingGap', { price: money(hint.amount) }) }
  if (hint?.kind !== 'missing') return undefined
  const { item } = hint
  return {
    kind: 'warning' as const,
    text: t(item.goodsId ? 'cart.missing' : 'cart.missingFrom', { num: item.num, name: item.name }),
    action: t('menu.choose'),
    onAction: () => onChoose(item),
  }
}
