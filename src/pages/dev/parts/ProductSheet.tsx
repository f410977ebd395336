import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Heading } from '@/ui/layout/Heading'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { Picture } from '@/ui/media/Picture'
import { Sheet } from '@/ui/overlays/Sheet'
import { Stepper } from '@/ui/fields/Stepper'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined

/** A sheet with a picture on top: a dish and its choices. */
export function ProductSheet({ w, open, onClose }: { w: GalleryTexts; open: boolean; onClose: () => void }) {
  const [size, setSize] = useState('1')
  return (
    <Sheet
      open={open}
      title={w.dish}
      onClose={onClose}
      pictureEnd={180}
      picture={
        <View className={styles.hero}>
          <Picture src="/media/tom_yum.webp" alt="" size="fill" tile="clay" />
        </View>
      }
      dock={
        <>
          <Stepper count={1} min={1} name={w.dish} size="large" onChange={nothing} />
          <View className={styles.grow}>
            <Button wide size="large" end="฿254" onTap={onClose}>
              {w.checkout}
            </Button>
          </View>
        </>
      }
    >
      <Heading look="title1">{w.dish}</Heading>
      <OptionGroup
        title={w.size}
        rule={w.required}
        options={w.sizes.map((label, key) => ({ key: String(key), label, note: '฿229' }))}
        chosen={[size]}
        onToggle={setSize}
      />
      <OptionGroup
        title={w.heat}
        options={w.heats.map((label, key) => ({ key: String(key), label }))}
        chosen={['1']}
        onToggle={nothing}
      />
      <OptionGroup
        title={w.heat}
        multiple
        options={[...w.heats, ...w.orderTypes].map((label) => ({ key: label, label }))}
        chosen={[]}
        onToggle={nothing}
      />
    </Sheet>
  )
}
