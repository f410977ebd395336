import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { noticeData } from '@/contract/config/blocks'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { Notice } from '@/ui/feedback/Notice'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'

const ShopNotice = lazyOverlay(async () => (await import('@/components/store/ShopNotice')).ShopNotice)

/** A news line: the block's own text, or the shop's notice, which opens in full. */
export const News = observer(function News({ data: { text, link } }: Pick<BlockProps<typeof noticeData>, 'data'>) {
  const t = useText()
  const follow = useFollowLink()
  if (!text) return <ShopNews />
  return <Notice kind="plain" text={text} {...(link && { action: t('common.more'), onAction: () => follow(link) })} />
})

const ShopNews = observer(function ShopNews() {
  const { config } = useStores()
  const t = useText()
  const [open, setOpen] = useState(false)
  const { title = '', text = '' } = config.forms.notice ?? {}
  if (!text) return null
  return (
    <>
      <Notice
        kind="plain"
        icon="bell"
        brief
        text={[title, text].filter(Boolean).join(' · ')}
        action={t('common.more')}
        onAction={() => setOpen(true)}
      />
      <ShopNotice open={open} onClose={() => setOpen(false)} />
    </>
  )
})
