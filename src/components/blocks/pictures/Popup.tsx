import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { popupData } from '@/contract/config/moreBlocks'
import { localDay } from '@/domain/time/momentText'
import { read, write } from '@/platform/storage/storage'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import { PopupPanel } from '@/components/popup/PopupPanel'
import { LinkPicture } from './LinkPicture'
import styles from './Popup.module.scss'

type Data = BlockProps<typeof popupData>['data']
/** The local day on which each pop-up was last shown, by its picture. */
type ShownDays = Record<string, number>

/**
 * A pop-up picture. Once shown it stays hidden for its configured days, however it was closed: button, link, Esc, or back navigation.
 * It waits while another dialog is open.
 */
export const Popup = observer(function Popup({ data }: { data: Data }) {
  const { privacy } = useStores()
  const [open, setOpen] = useState(() => isDue(data))
  return open && !privacy.open ? <Panel data={data} onClose={() => setOpen(false)} /> : null
})

/** A stored day in the future comes from a wrong clock. */
function isDue({ image, days }: Data): boolean {
  const shownOn = read<ShownDays>('popups')?.[image]
  const today = localDay(new Date())
  return shownOn === undefined || shownOn > today || today - shownOn >= days
}

const Panel = observer(function Panel({ data, onClose }: { data: Data; onClose: () => void }) {
  const t = useText()
  const { image, alt } = data
  useEffect(() => {
    write('popups', { ...read<ShownDays>('popups'), [image]: localDay(new Date()) } satisfies ShownDays)
  }, [image])
  return (
    <PopupPanel label={alt || t('common.notice')} onClose={onClose}>
      <View className={styles.link} onClick={onClose}>
        <LinkPicture className={styles.picture} picture={data} ratio={data.ratio} eager />
      </View>
    </PopupPanel>
  )
})
