import { observer } from 'mobx-react-lite'
import '@/i18n/en/nearestOpen'
import { storeApi } from '@/api/endpoints/store'
import { distanceText } from '@/domain/address/distance'
import { Notice } from '@/ui/feedback/Notice'
import { useAction } from '@/hooks/useAction'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  /** The current store is closed. */
  open: boolean
}

/** Below the head of a closed store: the nearest one that is open and offers the chosen dining type. Absent when there is none. */
export const NearestOpen = observer(function NearestOpen({ open }: Props) {
  const { shop, delivery } = useStores()
  const t = useText()
  const stores = useResource(async () => {
    const { list } = await storeApi.list({ ...delivery.place, diningType: shop.outType })
    return list.filter(({ isOpen }) => isOpen)
  })
  const enter = useAction(shop.enter)
  const nearest = stores.value?.find(({ id }) => id !== shop.id)
  if (!open || !nearest) return null

  const { id, shortName, distance } = nearest
  const away = distance === undefined ? [] : [distanceText(distance)]
  return (
    <Notice
      kind="plain"
      text={[t('nearestOpen.name', { name: shortName }), ...away].join(' · ')}
      action={t('nearestOpen.go')}
      onAction={() => void enter.run(id)}
    />
  )
})
