import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { GoodsDetail } from '@/contract/goods/goods'
import { HeartButton } from '@/ui/actions/HeartButton'
import { useText } from '@/hooks/useText'
import { favouriteIds, toggleFavourite } from './favourites'

/** Adds a dish to the favourites of this phone, or removes it. */
export const FavouriteButton = observer(function FavouriteButton({ goods: { id, name } }: { goods: GoodsDetail }) {
  const t = useText()
  const [on, setOn] = useState(() => favouriteIds().includes(id))
  return (
    <HeartButton
      on={on}
      label={t(on ? 'dish.unfavourite' : 'dish.favourite', { name })}
      onTap={() => setOn(toggleFavourite(id))}
    />
  )
})
