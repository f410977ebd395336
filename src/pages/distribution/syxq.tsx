import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/partner'
import { screen } from '@/shell/screen'
import { IncomeHead } from './parts/IncomeHead'
import { Orders } from './parts/Orders'
import { PartnerGate } from './parts/PartnerGate'
import styles from './parts/Partner.module.scss'

/** `syxq`: the income of a partner by day, with the orders that it comes from. */
function Income() {
  return <PartnerGate to="partner">{() => <Months />}</PartnerGate>
}

const Months = observer(function Months() {
  const [month, setMonth] = useState<string>()
  const [day, setDay] = useState<string>()
  const choose = (next: string) => {
    setMonth(next)
    setDay(undefined)
  }
  return (
    <View className={styles.page}>
      <IncomeHead key={month} month={month} day={day} onMonth={choose} onDay={setDay} />
      <Orders shows="income" month={day ? undefined : month} day={day} />
    </View>
  )
})

export default screen('/pages/order/distribution/syxq', Income)
