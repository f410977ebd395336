import type { listData } from '@/contract/blocks'
import { Card } from '../Card'
import { Row } from '../Row'
import { useFollow } from '../useFollow'
import type { BlockProps } from './blockProps'

/** Lines that lead somewhere. */
export function List({ data: { items } }: BlockProps<typeof listData>) {
  const follow = useFollow()
  return (
    <Card>
      {items.map(({ icon, title, text, link }) => (
        <Row key={title} title={title} hint={text} {...(icon && { icon })} onTap={() => follow(link)} />
      ))}
    </Card>
  )
}
