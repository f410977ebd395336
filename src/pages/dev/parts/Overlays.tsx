import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { CartBarView } from '@/components/cart/CartBarView'
import { Dock } from '@/ui/layout/Dock'
import { LoadingMask } from '@/ui/feedback/LoadingMask'
import { Modal } from '@/ui/overlays/Modal'
import { OfflineBar } from '@/shell/OfflineBar'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Sheet } from '@/ui/overlays/Sheet'
import { TabBarView } from '@/shell/TabBarView'
import { Toast } from '@/ui/feedback/Toast'
import { ProductSheet } from './ProductSheet'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined
const TIMES = [
  '13:00–13:15',
  '13:15–13:30',
  '13:30–13:45',
  '13:45–14:00',
  '14:00–14:15',
  '14:15–14:30',
  '14:30–14:45',
  '14:45–15:00',
  '15:00–15:15',
  '15:15–15:30',
]
const ICONS = ['house', 'fork-knife', 'receipt', 'user'] as const
const FILLED = ['house-f', 'fork-knife-f', 'receipt-f', 'user-f'] as const

/** Overlays: sheets, dialogs, bars. `name` selects one. */
export function Overlays({ w, name }: { w: GalleryTexts; name: string }) {
  const [open, setOpen] = useState('')
  const shown = open || name
  const close = () => setOpen('none')
  return (
    <>
      <View className={styles.pad}>
        <View className={styles.wrap}>
          {['sheet', 'product', 'modal', 'toast', 'mask', 'offline', 'cart', 'dock', 'tabs'].map((each) => (
            <Button key={each} look="outline" size="small" onTap={() => setOpen(each)}>
              {each}
            </Button>
          ))}
        </View>
      </View>
      <Sheet
        open={shown === 'sheet'}
        title={w.title}
        onClose={close}
        dock={
          <Button wide size="large" onTap={close}>
            {w.pay}
          </Button>
        }
      >
        {TIMES.map((time, index) => (
          <RadioRow key={time} title={time} on={index === 0} disabled={index === 2} onTap={nothing} />
        ))}
      </Sheet>
      <ProductSheet w={w} open={shown === 'product'} onClose={close} />
      {shown === 'modal' && (
        <Modal
          icon="device-mobile"
          title={w.modalTitle}
          text={w.modalText}
          safeText={w.notNow}
          actionText={w.pay}
          onSafe={close}
          onAction={close}
        />
      )}
      {shown === 'toast' && <Toast kind="success" text={w.added} />}
      {shown === 'mask' && <LoadingMask label={w.retry} />}
      {shown === 'offline' && <OfflineBar text={w.errorText} action={w.retry} onRetry={close} />}
      <Bars w={w} shown={shown} close={close} />
    </>
  )
}

interface BarsProps {
  w: GalleryTexts
  shown: string
  close: () => void
}

function Bars({ w, shown, close }: BarsProps) {
  return (
    <>
      {shown === 'cart' && (
        <CartBarView
          count={3}
          total={48400}
          note={w.packaging}
          label={w.checkout}
          go={{ text: w.checkout, onTap: close }}
          hint={{ kind: 'warning', text: w.staple, action: w.choose, onAction: close }}
          onOpen={close}
        />
      )}
      {shown === 'dock' && (
        <Dock note={w.couponHint}>
          <Button look="outline" onTap={close}>
            {w.cancel}
          </Button>
          <View className={styles.grow}>
            <Button wide size="large" onTap={close}>
              {w.pay}
            </Button>
          </View>
        </Dock>
      )}
      {(shown === 'tabs' || shown === 'cart') && (
        <TabBarView
          label={w.title}
          tabs={w.nav.map((title, index) => ({
            title,
            icon: ICONS[index] ?? 'user',
            selectedIcon: FILLED[index] ?? 'user-f',
            badge: index === 2 ? 2 : 0,
          }))}
          active={1}
          onSelect={close}
        />
      )}
    </>
  )
}
