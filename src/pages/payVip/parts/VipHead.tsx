import { observer } from 'mobx-react-lite'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Heading } from '@/ui/layout/Heading'
import { InkHead } from '@/ui/layout/InkHead'
import { memberArt } from '@/ui/media/memberArtFiles'

/** Why to buy, and what the user is already. */
export const VipHead = observer(function VipHead({ level, vipUntil }: { level: string; vipUntil: string | null }) {
  const { locale } = useStores()
  const t = useText()
  const text = level ? t('vip.youAre', { level }) : t('vip.forAll')
  return (
    <InkHead
      figure={
        <Heading level={2} look="title1">
          {t('vip.slogan')}
        </Heading>
      }
      hints={[vipUntil ? t('vip.isVip', { date: dateText(lastMomentOf(vipUntil), locale.current) }) : text]}
      art={memberArt.crown}
    />
  )
})
