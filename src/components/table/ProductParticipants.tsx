import { View } from '@tarojs/components'
import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { TableParticipant } from '@/contract/cart/cartLine'
import type { CartStore } from '@/stores/cart/cart'
import { peopleWith } from '@/stores/cart/cartCounts'
import { AvatarGroup } from './AvatarGroup'
import styles from './AvatarGroup.module.scss'

/** Participants who have a dish in the shared cart, on its picture. Re-renders only when they change. */
export const ProductParticipants = observer(function ProductParticipants({
  goodsId,
  cart,
}: {
  goodsId: string
  cart: CartStore
}) {
  const people = useMemo(
    () => computed(() => peopleWith(goodsId, cart.goodsList), { equals: samePeople }),
    [cart, goodsId],
  ).get()
  return (
    <View className={styles.onPicture}>
      <AvatarGroup people={people} size={28} />
    </View>
  )
})

function samePeople(a: readonly TableParticipant[], b: readonly TableParticipant[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ no, name, avatar }, index) => {
      const other = b[index]
      return no === other?.no && name === other.name && avatar === other.avatar
    })
  )
}
