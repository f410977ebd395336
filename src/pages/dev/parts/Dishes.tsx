import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/media/Avatar'
import { Chip } from '@/ui/feedback/Chip'
import { ChoosePill } from '@/ui/actions/ChoosePill'
import { DuoIcon } from '@/ui/media/DuoIcon'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { SectionHead } from '@/ui/layout/SectionHead'
import { StatusChip } from '@/ui/feedback/StatusChip'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined
const TONES = ['neutral', 'brand', 'green', 'amber', 'red', 'blue', 'gold'] as const
const SERVICE_FEATURES = [
  'coins',
  'ticket',
  'gift',
  'wallet',
  'calendar-check',
  'list-numbers',
  'wine',
  'user-plus',
  'wifi-high',
  'headset',
] as const

/** Dishes: pictures, prices, chips. */
export function Dishes({ w }: { w: GalleryTexts }) {
  return (
    <>
      <SectionHead title={w.title} more={w.more} onMore={nothing} />
      <View className={styles.pad}>
        <View className={styles.goods}>
          <Picture src="/media/pad_kra_pao.webp" alt={w.dish} eager />
          <View className={styles.facts}>
            <Text className={styles.name}>{w.dish}</Text>
            <Text className={styles.caption}>{w.caption}</Text>
            <View className={styles.foot}>
              <Price amount={9900} was={12000} />
              <ChoosePill text={w.choose} count={1} name={w.dish} onTap={nothing} />
            </View>
          </View>
        </View>
        <View className={styles.wrap}>
          <Picture alt="" size={60} />
          <Picture src="/media/no.webp" alt="" size={60} tile="sage" />
          <Picture src="/media/thai_tea.webp" alt="" size={60} tile="clay" faded />
          <Avatar name="Ploy Srisuk" size={64} />
          <Avatar name="สมชาย ใจดี" />
          <Avatar name="เอก" size={28} />
          <Price amount={54356} size="due" />
          <Price amount={-5000} size="small" />
        </View>
        <View className={styles.wrap}>
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone} {...(tone === 'red' && { icon: 'pepper-f' })}>
              {tone === 'brand' ? w.signature : w.spicy}
            </Chip>
          ))}
          <StatusChip tone="amber" text="09:41" />
          <StatusChip tone="green" text={w.stops[2]} />
          <StatusChip tone="neutral" text={w.stops[3]} />
          <StatusChip tone="red" text={w.cancel} />
        </View>
        <View className={styles.wrap}>
          {SERVICE_FEATURES.map((name) => (
            <DuoIcon key={name} name={name} />
          ))}
        </View>
      </View>
    </>
  )
}
