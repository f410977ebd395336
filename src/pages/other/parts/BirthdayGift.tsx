import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { memberGiftApi } from '@/api/endpoints/memberGift'
import type { MemberGift } from '@/contract/membership/memberGift'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { dateText } from '@/domain/time/dateText'
import { noonOf } from '@/domain/time/storeClock'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { rewardText } from '@/components/reward/rewardTexts'

/** The gift for the birthday of the user, with its claim in its time. Absent where the restaurant has none. */
export const BirthdayGift = observer(function BirthdayGift() {
  const { session } = useStores()
  const gifts = useResource(() => memberGiftApi.birthday({}))
  const birthday = session.user?.birthday
  useEffect(() => void gifts.renew(), [birthday, gifts])
  const gift = gifts.value?.gift
  return gift ? <Gift gift={gift} onClaimed={(claimed) => gifts.set({ ...gifts.value, ...claimed })} /> : null
})

interface Props {
  gift: MemberGift
  onClaimed: (claimed: { birthday: string; canEdit: boolean; gift: MemberGift }) => void
}

const Gift = observer(function Gift({ gift, onClaimed }: Props) {
  const { locale, session, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const [key] = useState(() => new IdempotencyKey())
  const claim = useAction(async () => {
    const { gift: claimed } = await memberGiftApi.claim({ giftId: gift.id }, { key: key.of(gift.id) })
    key.forget()
    onClaimed({ birthday: session.user?.birthday ?? '', canEdit: false, gift: claimed })
    ui.notify(t('profile.giftClaimed'), 'success')
    void session.refresh().catch(() => undefined)
  })
  const { receiveState, name, reward, from, to, levelName: level = '' } = gift
  const day = (date: string | null) => (date ? dateText(noonOf(date), locale.current) : '')
  const when = t(`profile.gift_${receiveState}`, { from: day(from), to: day(to), level })
  return (
    <Card>
      <Row
        icon="gift"
        title={name}
        hint={[rewardText(reward, t, money), when].filter(Boolean).join(' · ')}
        end={
          receiveState === 'can' && (
            <Button
              look="tint"
              size="small"
              label={t('profile.giftClaimName', { name })}
              busy={claim.busy}
              onTap={() => void claim.run()}
            >
              {t('profile.giftClaim')}
            </Button>
          )
        }
      />
    </Card>
  )
})
