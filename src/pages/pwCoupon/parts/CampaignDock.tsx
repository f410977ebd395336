import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import { couponActivityApi } from '@/api/endpoints/couponActivity'
import { useSignInGate } from '@/components/account/useSignInGate'
import { campaignState } from '@/components/coupon/campaignState'
import type { CodeModel } from '@/components/redeem/code.model'
import type { CouponActivity } from '@/contract/coupon/couponActivity'
import { randomId } from '@/domain/text/randomId'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { WORD } from './WordField'

interface Props {
  campaign: CouponActivity
  /** What was typed, for a campaign that asks for a word. */
  word: CodeModel
  /** The campaign may not be as it is shown. */
  onChanged: () => void
}

/** Claims the coupons of a campaign; afterwards it leads to them. */
export const CampaignDock = observer(function CampaignDock({ campaign, word, onChanged }: Props) {
  const { locale, session, ui } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const [key] = useState(randomId)
  const { id: activityId, byWord, receiveState } = campaign
  const count = campaign.coupons.reduce((sum, { num }) => sum + num, 0)
  const take = useAction(async () => {
    const received = byWord
      ? await word.send((text, options) => couponApi.word({ word: text }, options))
      : await couponActivityApi.claim({ activityId }, { key })
    if (!received) return
    ui.notify(t('couponActivity.claimed', { count: received.coupons.length }), 'success')
    void session.refresh().catch(() => undefined)
    onChanged()
  })
  const claim = async () => {
    if (byWord && !word.text.trim()) word.refuse(t('couponActivity.missing'))
    else if (!(await take.run())) onChanged()
    if (word.error) reveal(WORD)
  }
  if (receiveState === 'received')
    return (
      <Dock>
        <Button wide size="large" onTap={() => go('/pages/other/coupon/couponList')}>
          {t('coupons.mine')}
        </Button>
      </Dock>
    )
  const open = receiveState === 'can'
  return (
    <Dock note={t('couponActivity.once')}>
      <Button wide size="large" disabled={!open} busy={take.busy} onTap={() => member(() => void claim())}>
        {open ? t('couponActivity.claim', { count }) : campaignState(campaign, t, locale.current)}
      </Button>
    </Dock>
  )
})
