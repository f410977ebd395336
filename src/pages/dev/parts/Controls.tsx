import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { ChoosePill } from '@/ui/actions/ChoosePill'
import { CountBadge } from '@/ui/media/CountBadge'
import { Field } from '@/ui/fields/Field'
import { Link } from '@/ui/actions/Link'
import { Segment } from '@/ui/fields/Segment'
import { Stepper } from '@/ui/fields/Stepper'
import { Tabs } from '@/ui/layout/Tabs'
import { TextArea } from '@/ui/fields/TextArea'
import { Toggle } from '@/ui/fields/Toggle'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined
const WAYS = ['moped', 'person-simple-walk', 'tote'] as const

/** Buttons and fields. */
export function Controls({ w }: { w: GalleryTexts }) {
  const [count, setCount] = useState(1)
  const [on, setOn] = useState(true)
  const [type, setType] = useState('0')
  const [tab, setTab] = useState('2')
  return (
    <>
      <Tabs
        label="tabs"
        tabs={w.tabs.map((label, key) => ({ key: String(key), label }))}
        active={tab}
        onChange={setTab}
      />
      <View className={styles.pad}>
        <Segment
          label="way"
          value={type}
          onChange={setType}
          options={w.orderTypes.map((label, key) => ({ key: String(key), label, icon: WAYS[key] ?? 'tote' }))}
        />
      </View>
      <Card>
        <View className={styles.wrap}>
          <Button onTap={nothing}>{w.pay}</Button>
          <Button look="outline" icon="download-simple" onTap={nothing}>
            {w.cancel}
          </Button>
          <Button look="tint" onTap={nothing}>
            {w.retry}
          </Button>
          <Button look="neutral" size="medium" onTap={nothing}>
            {w.notNow}
          </Button>
          <Button size="small" onTap={nothing}>
            {w.pay}
          </Button>
          <Button look="outline" size="small" onTap={nothing}>
            {w.cancel}
          </Button>
          <Button disabled onTap={nothing}>
            {w.checkout}
          </Button>
          <Button busy onTap={nothing}>
            {w.pay}
          </Button>
          <ChoosePill text={w.choose} count={2} name={w.dish} onTap={nothing} />
          <ChoosePill text={w.choose} count={0} name={w.dish} onTap={nothing} />
          <Link text={w.more} onTap={nothing} />
          <Link text={w.cancel} icon="phone" onTap={nothing} />
          <CountBadge count={3} />
          <CountBadge count={120} look="ink" />
        </View>
        <View className={styles.wrap}>
          <Stepper count={0} name={w.dish} onChange={nothing} />
          <Stepper count={count} name={w.dish} max={5} onChange={setCount} />
          <Stepper count={5} name={w.dish} max={5} onChange={nothing} />
          <Stepper count={1} min={1} name={w.dish} size="large" onChange={nothing} />
          <Toggle label={w.points} on={on} onChange={setOn} />
          <Toggle label={w.points} on={!on} onChange={setOn} />
          <Toggle label={w.points} on={false} disabled onChange={nothing} />
        </View>
        <Button wide size="large" end="฿254" onTap={nothing}>
          {w.checkout}
        </Button>
      </Card>
      <Fields w={w} />
    </>
  )
}

function Fields({ w }: { w: GalleryTexts }) {
  const [phone, setPhone] = useState('081 234')
  const [note, setNote] = useState('')
  return (
    <View className={styles.pad}>
      <Field label={w.phone} value="" onChange={nothing} />
      <View className={styles.space} />
      <Field label={w.phone} kind="phone" value={phone} error={w.phoneError} onChange={setPhone} />
      <View className={styles.space} />
      <Field
        label={w.phone}
        kind="phone"
        value={phone}
        action={<Link text={w.retry} onTap={nothing} />}
        onChange={setPhone}
      />
      <View className={styles.space} />
      <TextArea label={w.note} value={note} maxLength={100} onChange={setNote} />
    </View>
  )
}
