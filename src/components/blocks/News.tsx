import { observer } from 'mobx-react-lite'
import type { noticeData } from '@/contract/blocks'
import { Notice } from '../Notice'
import { useFollow } from '../useFollow'
import { useText } from '../useText'
import type { BlockProps } from './blockProps'

/** A line of news from the merchant. */
export const News = observer(function News({ data: { text, link } }: Pick<BlockProps<typeof noticeData>, 'data'>) {
  const t = useText()
  const follow = useFollow()
  return <Notice kind="plain" text={text} {...(link && { action: t('common.more'), onAction: () => follow(link) })} />
})
