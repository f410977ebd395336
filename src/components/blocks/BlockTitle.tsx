import { observer } from 'mobx-react-lite'
import type { Link } from '@/contract/link'
import { SectionHead } from '@/ui/layout/SectionHead'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useText } from '@/hooks/useText'

interface Props {
  title: string
  /** Link to the full list. */
  more: Link | null
}

/** The heading of a block, if configured. */
export const BlockTitle = observer(function BlockTitle({ title, more }: Props) {
  const t = useText()
  const follow = useFollowLink()
  if (!title) return null
  return <SectionHead title={title} {...(more && { more: t('home.all'), onMore: () => follow(more) })} />
})
