import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/partner'
import { useText } from '@/hooks/useText'
import { screen } from '@/shell/screen'
import { Field } from '@/ui/fields/Field'
import { Icon } from '@/ui/media/Icon'
import { Fans } from './parts/Fans'
import { PartnerGate } from './parts/PartnerGate'
import { PartnerNote } from './parts/PartnerNote'
import { monthsOf } from './parts/partnerText'
import { PeopleFrame } from './parts/PeopleFrame'
import styles from './parts/Partner.module.scss'

/** `wdfs`: the fans of a partner, with masked data. */
function MyPeople() {
  return <PartnerGate to="partner">{({ info }) => <People bindDays={info.bindDays} />}</PartnerGate>
}

const People = observer(function People({ bindDays }: { bindDays: number }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
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
      <Fans key={keyword} keyword={keyword} />
      <PartnerNote icon="lock" text={t('partner.rulePrivate')} />
      <PartnerNote icon="calendar-check" text={t('partner.stays', { count: monthsOf(bindDays) })} />
    </PeopleFrame>
  )
})

export default screen('/pages/order/distribution/wdfs', MyPeople, { shared: true })
