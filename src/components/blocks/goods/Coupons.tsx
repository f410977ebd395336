import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { couponsData } from '@/contract/moreBlocks'
import { Heading } from '@/ui/layout/Heading'
import { Scroll } from '@/ui/layout/Scroll'
import { Ticket } from '@/ui/layout/Ticket'
import { useMoney } from '@/hooks/useMoney'
import type { BlockProps } from '@/components/blocks/blockProps'
import { BlockTitle } from '@/components/blocks/BlockTitle'
import { LinkArea } from '@/shell/LinkArea'
import styles from './Coupons.module.scss'

/** Promoted coupons in a horizontal scroll view. */
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
