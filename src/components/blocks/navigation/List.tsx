import type { listData } from '@/contract/moreBlocks'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useFollowLink } from '@/hooks/useFollowLink'
import type { BlockProps } from '@/components/blocks/blockProps'

/** A list of links. */
export function List({ data: { items } }: BlockProps<typeof listData>) {
  const follow = useFollowLink()
  return (
    <Card>
      {items.map(({ icon, title, text, link }) => (
        <Row key={title} title={title} hint={text} {...(icon && { icon })} onTap={() => follow(link)} />
      ))}
    </Card>
  )
}
