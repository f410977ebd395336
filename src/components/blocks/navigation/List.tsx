import type { listData } from '@/contract/config/moreBlocks'
import { hasTarget } from '@/domain/navigation/links'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useFollowLink } from '@/hooks/useFollowLink'
import type { BlockProps } from '@/components/blocks/blockProps'

/** A list of links. One whose page does not exist is left out. */
export function List({ data: { items } }: BlockProps<typeof listData>) {
  const follow = useFollowLink()
  return (
    <Card>
      {items
        .filter(({ link }) => hasTarget(link))
        .map(({ icon, title, text, link }) => (
          <Row key={title} title={title} hint={text} {...(icon && { icon })} onTap={() => follow(link)} />
        ))}
    </Card>
  )
}
