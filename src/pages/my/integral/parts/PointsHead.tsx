import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PointsAccount } from '@/contract/points/points'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { InkHead } from '@/ui/layout/InkHead'
import { memberArt } from '@/ui/media/memberArtFiles'

interface Props {
  account: PointsAccount
  /** A button at the end, instead of the illustration. */
  action?: ReactNode
  /** No card follows. */
  flat?: boolean
}

/** The points of the user with what they are worth. */
export const PointsHead = observer(function PointsHead({ account: { points, value }, action, flat }: Props) {
  const t = useText()
  const money = useMoney()
  return (
    <InkHead
      label={t('points.have')}
      figure={countText(points)}
      hints={[value > 0 && points > 0 ? t('points.worth', { amount: money(points * value) }) : '']}
      {...(action ? { action } : { art: memberArt.coins })}
      flat={flat === true}
    />
  )
})
