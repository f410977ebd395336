import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReserveAreaView, ReserveConfig } from '@/contract/inStore/reserve'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { AREA_ICONS } from './areaIcons'
import styles from './Reserve.module.scss'

/** The areas of a store with their deposits, and its rules. */
export const StoreRules = observer(function StoreRules({ config }: { config: ReserveConfig }) {
  const t = useText()
  const { areas, keepMinutes, changeHours, notice } = config
  const rules: readonly (readonly [IconName, string])[] = [
    ['clock', t('reserve.kept', { minutes: keepMinutes })],
    ['calendar-blank', t('reserve.changes', { count: changeHours })],
    ['shield-check', t('reserve.always')],
  ]
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('reserve.where')}
        </Heading>
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} />
        ))}
      </Card>
      <Card>
        <Heading level={2} look="title3">
          {t('reserve.rules')}
        </Heading>
        {rules.map(([icon, text]) => (
          <View key={icon} className={styles.rule}>
            <Icon name={icon} size={20} />
            <Text className={styles.ruleText}>{text}</Text>
          </View>
        ))}
        {notice !== '' && <Text className={styles.notice}>{notice}</Text>}
      </Card>
    </>
  )
})

const AreaRow = observer(function AreaRow({ area }: { area: ReserveAreaView }) {
  const t = useText()
  const money = useMoney()
  const { name, caption, icon, minPeople, maxPeople, deposit } = area
  const amount = money(deposit.amount)
  const texts = {
    none: t('reserve.noDeposit'),
    order: t('reserve.depositOrder', { amount }),
    table: t('reserve.depositTable', { amount }),
    person: t('reserve.depositPerson', { amount }),
  }
  const range = t('reserve.range', { min: minPeople, max: maxPeople })
  return (
    <Row
      icon={AREA_ICONS[icon]}
      title={name}
      hint={[caption, range].filter(Boolean).join(' · ')}
      end={<Text className={styles.caption}>{texts[deposit.kind]}</Text>}
    />
  )
})
