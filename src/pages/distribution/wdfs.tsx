import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/partner'
import type { PartnerInfo } from '@/contract/partner/partner'
import { useText } from '@/hooks/useText'
import { screen } from '@/shell/screen'
import { Field } from '@/ui/fields/Field'
import { FilterPills } from '@/ui/fields/FilterPills'
import { Icon } from '@/ui/media/Icon'
import { Fans } from './parts/Fans'
import { PartnerGate } from './parts/PartnerGate'
import { PartnerNote } from './parts/PartnerNote'
import { monthsOf } from './parts/partnerText'
import { PeopleFrame } from './parts/PeopleFrame'
import styles from './parts/Partner.module.scss'

/** Fans by the own link, and those of fans who are partners. */
const FAN_LEVELS = ['1', '2'] as const
type FanLevel = (typeof FAN_LEVELS)[number]

/** `wdfs`: the fans of a partner, with masked data. */
function MyPeople() {
  return <PartnerGate to="partner">{({ info }) => <People info={info} />}</PartnerGate>
}

const People = observer(function People({ info: { bindDays, levels } }: { info: PartnerInfo }) {
  const t = useText()
  const [level, setLevel] = useState<FanLevel>('1')
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const pills = FAN_LEVELS.map((key) => ({ key, label: t(`partner.level_${key}`) }))
  const change = (text: string) => {
    setTyped(text)
    if (text === '') setKeyword('')
  }
  return (
    <PeopleFrame active="people">
      <View className={styles.search}>
        <Field
          kind="search"
          label={t('partner.search')}
          value={typed}
          maxLength={60}
          before={<Icon name="magnifying-glass" size={20} className={styles.glass} />}
          onChange={change}
          onDone={() => setKeyword(typed.trim())}
        />
      </View>
      {levels === 2 && (
        <View className={styles.pills}>
          <FilterPills label={t('partner.people')} filters={pills} active={level} onChange={setLevel} />
        </View>
      )}
      <Fans key={`${level} ${keyword}`} level={level === '2' ? 2 : 1} keyword={keyword} />
      <PartnerNote icon="lock" text={t('partner.rulePrivate')} />
      <PartnerNote icon="calendar-check" text={t('partner.stays', { count: monthsOf(bindDays) })} />
    </PeopleFrame>
  )
})

export default screen('/pages/order/distribution/wdfs', MyPeople, { shared: true })
