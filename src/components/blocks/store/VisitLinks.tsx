import { observer } from 'mobx-react-lite'
import type { visitData } from '@/contract/moreBlocks'
import { serviceLink } from '@/domain/config/featureFlags'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'

const WAYS = [
  { service: 'queue', icon: 'users' },
  { service: 'reserve', icon: 'calendar-check' },
] as const

/** Links to the queue and to reservations, if the current store offers them. */
export const VisitLinks = observer(function VisitLinks({ data }: Pick<BlockProps<typeof visitData>, 'data'>) {
  const { shop } = useStores()
  const services = shop.info.value?.services ?? []
  const t = useText()
  const follow = useFollowLink()
  const links = WAYS.filter(({ service }) => data[service] && services.includes(service))
  if (links.length === 0) return null
  return (
    <Card>
      {links.map(({ service, icon }) => (
        <Row
          key={service}
          icon={icon}
          title={t(`home.${service}`)}
          hint={t(`home.${service}Text`)}
          onTap={() => follow(serviceLink(service))}
        />
      ))}
    </Card>
  )
})
