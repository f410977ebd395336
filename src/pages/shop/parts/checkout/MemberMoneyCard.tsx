import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import type { IconName } from '@/ui/media/iconNames'
import { ToggleMark } from '@/ui/fields/Toggle'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { Checkout } from '@/contract/cart/checkout'
import { countText } from '@/domain/money/money'
import { CouponRow } from './CouponRow'
import type { MemberMoneyChoice } from './memberMoney.model'
import styles from './MemberMoneyCard.module.scss'

interface Props {
  choice: MemberMoneyChoice
  checkout: Pick<Checkout, 'coupons' | 'points' | 'balance' | 'giftCards' | 'quote'>
}

/** The coupons of an order, and switches for the points, gift cards and the part of the balance that pay for it. A balance that pays all of it is a payment method. */
export const MemberMoneyCard = observer(function MemberMoneyCard({ choice, checkout }: Props) {
  const t = useText()
  const money = useMoney()
  const { quote, coupons, points } = checkout
  const balance = offeredBalance(checkout, choice.useBalance)
  const giftCards = usableOf(checkout.giftCards)
  const heldPoints = usableOf(points)
  const heldCoupons = heldOf(coupons)
  if (!heldCoupons && !heldPoints && !giftCards && !balance) return null
  return (
    <Card>
      {heldCoupons && <CouponRow coupons={heldCoupons} choice={choice} />}
      {heldPoints && (
        <MoneySwitch
          icon="coins"
          title={t('checkout.usePoints', { num: countText(heldPoints.usable) })}
          hint={t('checkout.pointsHeld', { num: countText(heldPoints.held) })}
          saved={quote.pointsAmount}
          on={choice.usePoints}
          toggle={choice.togglePoints}
        />
      )}
      {giftCards && (
        <MoneySwitch
          icon="gift"
          title={t('fees.giftCards')}
          hint={t('checkout.balanceHeld', { amount: money(giftCards.held) })}
          saved={quote.giftCardAmount}
          on={choice.useGiftCards}
          toggle={choice.toggleGiftCards}
        />
      )}
      {balance && (
        <MoneySwitch
          icon="wallet"
          title={t('fees.balance')}
          hint={t('checkout.balanceHeld', { amount: money(balance.held) })}
          saved={quote.balanceAmount}
          on={choice.useBalance}
          toggle={choice.toggleBalance}
        />
      )}
    </Card>
  )
})

interface SwitchProps {
  icon: IconName
  title: string
  hint: string
  /** What it takes off the order, satang. */
  saved: number | undefined
  on: boolean
  toggle: () => Promise<void>
}

const MoneySwitch = observer(function MoneySwitch({ icon, title, hint, saved = 0, on, toggle }: SwitchProps) {
  const money = useMoney()
  const change = useAction(toggle)
  return (
    <Row
      icon={icon}
      tone="gold"
      title={title}
      hint={hint}
      kind="switch"
      label={saved > 0 ? `${title}, ${money(-saved)}` : title}
      selected={on}
      end={
        <>
          {saved > 0 && <Text className={styles.saved}>{money(-saved)}</Text>}
          <ToggleMark on={on} />
        </>
      }
      onTap={() => void change.run()}
    />
  )
})

function heldOf(coupons: Checkout['coupons']): NonNullable<Checkout['coupons']> | undefined {
  return coupons && coupons.list.length > 0 ? coupons : undefined
}

function usableOf<T extends { usable: number }>(held: T | null): T | undefined {
  return held && held.usable > 0 ? held : undefined
}

function offeredBalance({ balance, quote }: Props['checkout'], used: boolean): Checkout['balance'] | undefined {
  const usable = usableOf(balance)
  return usable && (used || usable.usable < quote.payAmount) ? usable : undefined
}
