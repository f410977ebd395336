import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { couponsData } from '@/contract/blocks'
import { Heading } from '../Heading'
import { Scroll } from '../Scroll'
import { Ticket } from '../Ticket'
import { useMoney } from '../useMoney'
import type { BlockProps } from './blockProps'
import { BlockTitle } from './BlockTitle'
import { LinkArea } from './LinkArea'
import styles from './Coupons.module.scss'

/** Coupons that the merchant puts forward, in a strip that scrolls sideways. */
export const Coupons = observer(function Coupons({ data }: BlockProps<typeof couponsData>) {
  const money = useMoney()
  return (
    <View>
      <BlockTitle {...data} />
      <Scroll axis="x" className={styles.strip}>
        <View className={styles.row}>
          {data.coupons.map(({ amount, title, text, link }) => (
            <LinkArea key={`${title} ${amount}`} className={styles.coupon} link={link}>
              <Ticket stub={<Heading>{money(amount)}</Heading>}>
                <Text className={styles.title}>{title}</Text>
                <Text className={styles.text}>{text}</Text>
              </Ticket>
            </LinkArea>
          ))}
        </View>
      </Scroll>
    </View>
  )
})
