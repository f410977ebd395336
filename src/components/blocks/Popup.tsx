import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { popupData } from '@/contract/pictureBlocks'
import { HOUR_MS } from '@/domain/duration'
import { read, write } from '@/platform/storage'
import { roleOf } from '../aria'
import { Icon } from '../Icon'
import { Picture } from '../Picture'
import { Scrim } from '../Scrim'
import { Tap } from '../Tap'
import { useDialog } from '../useDialog'
import { useStores } from '../useStores'
import { useText } from '../useText'
import type { BlockProps } from './blockProps'
import { LinkArea } from './LinkArea'
import styles from './Popup.module.scss'

type Data = BlockProps<typeof popupData>['data']
/** When each pop-up was closed last, by its picture. */
type Closed = Record<string, number>

/** A picture over the page. Once closed, or followed, it stays away for its hours; it waits while something else is asked. */
export const Popup = observer(function Popup({ data }: { data: Data }) {
  const { privacy } = useStores()
  const [open, setOpen] = useState(() => {
    const closedAt = read<Closed>('popups')?.[data.image]
    return closedAt === undefined || Date.now() - closedAt > data.hours * HOUR_MS
  })
  const close = () => {
    write('popups', { ...read<Closed>('popups'), [data.image]: Date.now() } satisfies Closed)
    setOpen(false)
  }
  return open && !privacy.open ? <Panel data={data} onClose={close} /> : null
})

const Panel = observer(function Panel({ data, onClose }: { data: Data; onClose: () => void }) {
  const { config } = useStores()
  const t = useText()
  const panel = useDialog(onClose)
  const { image, alt, ratio, link } = data
  return (
    <View className={styles.layer}>
      <Scrim onTap={onClose} />
      <View
        className={styles.panel}
        ref={panel}
        {...roleOf('dialog')}
        {...{ 'aria-modal': true, 'aria-label': alt || t('common.notice'), tabIndex: -1 }}
      >
        <View onClick={onClose}>
          <LinkArea className={styles.area} label={alt} link={link}>
            <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
              <View className={styles.picture}>
                <Picture src={config.picture(image)} alt={link ? '' : alt} size="fill" eager />
              </View>
            </View>
          </LinkArea>
        </View>
        <Tap className={styles.close} label={t('common.close')} onTap={onClose}>
          <Icon name="x" size={22} />
        </Tap>
      </View>
    </View>
  )
})
