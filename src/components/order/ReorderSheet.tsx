import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { AgainReply } from '@/contract/order/orderCare'
import styles from './ReorderSheet.module.scss'
import { Button } from '@/ui/actions/Button'
import { openReorderedCart } from './openReorderedCart'
import { Heading } from '@/ui/layout/Heading'
import { Picture } from '@/ui/media/Picture'
import { Sheet } from '@/ui/overlays/Sheet'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  open: boolean
  reply: AgainReply
  onClose: () => void
}

/** Shows unavailable dishes and changed prices before a reorder. */
export const ReorderSheet = observer(function ReorderSheet({ open, reply, onClose }: Props) {
  const t = useText()
  const money = useMoney()
  const { unavailable, priceChanged, added } = reply
  const some = added.length > 0
  const leave = () => {
    onClose()
    openReorderedCart(reply)
  }
  const dock = (
    <Button wide size="large" onTap={leave}>
      {t(some ? 'again.checkout' : 'again.menu')}
    </Button>
  )
  return (
    <Sheet open={open} title={t('again.title')} onClose={onClose} dock={dock}>
      <Text className={styles.note}>{t(some ? 'again.rest' : 'again.nothing')}</Text>
      <Group
        title={t('again.gone')}
        faded
        rows={unavailable.map(({ name, image, reason }) => ({ name, image, text: reason }))}
      />
      <Group
        title={t('again.prices')}
        rows={priceChanged.map(({ name, image, was, now }) => ({ name, image, text: `${money(was)} → ${money(now)}` }))}
      />
    </Sheet>
  )
})

interface GroupProps {
  title: string
  rows: { name: string; image: string; text: string }[]
  faded?: boolean
}

const Group = observer(function Group({ title, rows, faded }: GroupProps) {
  const { config } = useStores()
  if (rows.length === 0) return null
  // A dish ordered in two variants is listed once.
  const rowsByText = new Map(rows.map((row) => [`${row.name} ${row.text}`, row]))
  return (
    <View className={styles.group}>
      <Heading level={3}>{title}</Heading>
      {[...rowsByText].map(([key, { name, image, text }]) => (
        <View key={key} className={styles.row}>
          <Picture src={config.picture(image)} alt="" size={44} faded={faded} />
          <View className={styles.texts}>
            <Text className={styles.name}>{name}</Text>
            <Text className={styles.text}>{text}</Text>
          </View>
        </View>
      ))}
    </View>
  )
})
