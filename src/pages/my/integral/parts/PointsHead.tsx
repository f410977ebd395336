import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PointsAccount } from '@/contract/points/points'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { InkHead } from '@/ui/layout/InkHead'
import { memberArt } from '@/ui/media/memberArtFiles'

interface Props {
  /** Undefined until it is loaded. */
  account: PointsAccount | undefined
  /** A button at the end, instead of the illustration. */
  action?: ReactNode
  /** No card follows. */
  flat?: boolean
}

/** The points of the user with what they are worth. */
export const PointsHead = observer(function PointsHead({ account, action, flat }: Props) {
  const t = useText()
  const money = useMoney()
  const worth = account ? account.points * account.value : 0
  return (
    <InkHead
      label={t('points.have')}
      figure={account ? countText(account.points) : '–'}
      hints={[worth > 0 ? t('points.worth', { amount: money(worth) }) : '']}
      {...(action ? { action } : { art: memberArt.coins })}
      flat={flat === true}
    />
  )
})
