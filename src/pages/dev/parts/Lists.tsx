import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { AddressBlock } from '@/components/AddressBlock'
import { Avatar } from '@/components/Avatar'
import { Card } from '@/components/Card'
import { Chip } from '@/components/Chip'
import { ChoosePill } from '@/components/ChoosePill'
import { DuoIcon } from '@/components/DuoIcon'
import { FeeLine } from '@/components/FeeLine'
import { Heading } from '@/components/Heading'
import { Mark } from '@/components/Mark'
import { OptionGroup } from '@/components/OptionGroup'
import { Picture } from '@/components/Picture'
import { Price } from '@/components/Price'
import { RadioRow } from '@/components/RadioRow'
import { Row } from '@/components/Row'
import { SectionHead } from '@/components/SectionHead'
import { StatusChip } from '@/components/StatusChip'
import { Toggle } from '@/components/Toggle'
import type { Words } from './words'
import styles from './gallery.module.scss'

const nothing = () => undefined
const TONES = ['neutral', 'brand', 'green', 'amber', 'red', 'blue', 'gold'] as const
const SERVICES = [
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

/** Rows, cards, pictures, words about dishes. */
export function Lists({ w }: { w: Words }) {
  const [size, setSize] = useState('1')
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
          {SERVICES.map((name) => (
            <DuoIcon key={name} name={name} />
          ))}
        </View>
      </View>
      <Card>
        <AddressBlock
          address={{
            text: '88/12 Soi Thonglor 13, Tower B, Fl. 9',
            contact: 'Ploy S. (Ms) · 081 234 5678',
            tag: 'Office',
          }}
          add={w.addAddress}
          onTap={nothing}
        />
        <View className={styles.line} />
        <AddressBlock address={undefined} add={w.addAddress} onTap={nothing} />
      </Card>
      <Card>
        <Row icon="ticket" title={w.coupon} hint={w.couponHint} end="−฿50" onTap={nothing} />
        <Row
          icon="coins"
          title={w.points}
          hint={w.pointsHint}
          end={<Toggle label={w.points} on onChange={nothing} />}
        />
        <Row icon="note-pencil" title={w.note} end={w.caption} onTap={nothing} />
        <RadioRow icon="qr-code" title="PromptPay QR" hint={w.caption} on onTap={nothing} />
        <RadioRow icon="credit-card" title="Card" on={false} disabled onTap={nothing} />
        <Row title={w.dish} kind="checkbox" selected end={<Mark kind="check" on />} onTap={nothing} />
      </Card>
      <Card>
        <Heading>{w.total}</Heading>
        <FeeLine label={w.subtotal} value="฿524" />
        <FeeLine label={w.delivery} value={w.free} good />
        <FeeLine label={w.coupon} value="−฿50" good />
        <FeeLine label={w.total} value="฿543.56" total />
      </Card>
      <Card>
        <OptionGroup
          title={w.size}
          rule={w.required}
          options={w.sizes.map((label, key) => ({ key: String(key), label, note: '฿229' }))}
          chosen={[size]}
          onToggle={setSize}
        />
        <OptionGroup
          title={w.heat}
          rule={w.required}
          missing
          options={w.heats.map((label, key) => ({ key: String(key), label, disabled: key === 2 }))}
          chosen={['0']}
          onToggle={nothing}
        />
      </Card>
    </>
  )
}
