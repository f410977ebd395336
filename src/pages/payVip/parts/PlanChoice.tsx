import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { VipPlan } from '@/contract/membership/vipPlan'
import { planDiscount } from '@/domain/member/vipSavings'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import styles from './Vip.module.scss'

interface Props {
  plans: readonly VipPlan[]
  chosen: VipPlan
  onChoose: (id: string) => void
}

/** The plans side by side, each with its price for a month. */
export const PlanChoice = observer(function PlanChoice({ plans, chosen, onChoose }: Props) {
  const t = useText()
  const money = useMoney()
  return (
    <Card>
      <View className={styles.plans} {...roleOf('radiogroup')} {...{ 'aria-label': t('vip.plans') }}>
        {plans.map((plan) => {
          const less = planDiscount(plan, plans)
          return (
            <Pressable
              key={plan.id}
              kind="radio"
              selected={plan.id === chosen.id}
              className={classes(styles.plan, plan.id === chosen.id && styles.planOn)}
              onTap={() => onChoose(plan.id)}
            >
              <Text className={styles.planName}>{plan.name}</Text>
              <Text className={styles.planPrice}>{money(plan.price)}</Text>
              <Text className={styles.caption}>
                {t('vip.aMonth', { amount: money(Math.round(plan.price / plan.months / 100) * 100) })}
              </Text>
              <Text className={styles.less}>{less > 0 ? `−${less}%` : ' '}</Text>
            </Pressable>
          )
        })}
      </View>
    </Card>
  )
})
