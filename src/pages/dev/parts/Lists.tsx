import { View } from '@tarojs/components'
import { useState } from 'react'
import { AddressBlock } from '@/components/address/AddressBlock'
import { Card } from '@/ui/layout/Card'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Heading } from '@/ui/layout/Heading'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Row } from '@/ui/layout/Row'
import { Toggle } from '@/ui/fields/Toggle'
import { Dishes } from './Dishes'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined

/** Dishes, rows, bills, options. */
export function Lists({ w }: { w: GalleryTexts }) {
  const [size, setSize] = useState('1')
  return (
    <>
      <Dishes w={w} />
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
        <Row title={w.dish} kind="checkbox" selected end={<SelectionMark kind="check" on />} onTap={nothing} />
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
