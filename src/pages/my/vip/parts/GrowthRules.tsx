import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { GrowthRecords } from './GrowthRecords'
import styles from './Levels.module.scss'

/** How growth is earned, kept and taken back, and its records. `earnPerAmount`: satang. */
export const GrowthRules = observer(function GrowthRules({
  earnPerAmount,
  member,
}: {
  earnPerAmount: number
  member: boolean
}) {
  const t = useText()
  const money = useMoney()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <View className={styles.rulesHead}>
        <Heading look="title2">{t('vip.how')}</Heading>
        {member && <Link text={t('vip.records')} onTap={() => setOpen(true)} />}
      </View>
      {earnPerAmount > 0 && <Row icon="chart-line-up" title={t('vip.howEarn', { amount: money(earnPerAmount) })} />}
      <Row icon="calendar-check" title={t('vip.howKept')} />
      <Row icon="arrow-clockwise" title={t('vip.howBack')} />
      {open && <GrowthRecords onClose={() => setOpen(false)} />}
    </Card>
  )
})
