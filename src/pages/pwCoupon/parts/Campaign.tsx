import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CouponContents } from '@/components/coupon/CouponContents'
import { campaignState } from '@/components/coupon/campaignState'
import { validText } from '@/components/coupon/validText'
import { Loaded } from '@/components/loading/Loaded'
import { CodeModel } from '@/components/redeem/code.model'
import type { CouponActivity } from '@/contract/coupon/couponActivity'
import { useContentTitle } from '@/hooks/contentTitle'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { replace } from '@/platform/navigation/navigation'
import { Chip } from '@/ui/feedback/Chip'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Heading } from '@/ui/layout/Heading'
import { memberArt } from '@/ui/media/memberArtFiles'
import { Picture } from '@/ui/media/Picture'
import { CampaignCode } from './CampaignCode'
import { CampaignDock } from './CampaignDock'
import { WordField } from './WordField'
import styles from './Campaign.module.scss'

/** One coupon campaign. */
export const Campaign = observer(function Campaign({ id }: { id: string }) {
  const t = useText()
  const read = useReadCampaigns()
  const campaigns = useResource((onStale) => read(onStale, id))
  return (
    <Loaded of={campaigns} skeleton={<CampaignBars />}>
      {({ list: [campaign] }) =>
        campaign ? (
          <Found campaign={campaign} onChanged={() => void campaigns.load()} />
        ) : (
          <Empty
            art={memberArt.gift}
            title={t('couponActivity.gone')}
            text={t('couponActivity.goneText')}
            action={t('couponActivity.all')}
            onAction={() => replace('/pages/other/pwCoupon/index')}
          />
        )
      }
    </Loaded>
  )
})

const Found = observer(function Found({ campaign, onChanged }: { campaign: CouponActivity; onChanged: () => void }) {
  const { locale } = useStores()
  const t = useText()
  const [word] = useState(() => new CodeModel())
  const { name, coupons, byWord, receiveState } = campaign
  useContentTitle(name)
  const contents = coupons.map((coupon) => ({ ...coupon, foot: validText(coupon, t, locale.current) }))
  return (
    <>
      <CampaignHead campaign={campaign} />
      {byWord && receiveState === 'can' && <WordField model={word} />}
      <CouponContents title={t('couponActivity.inside')} contents={contents} />
      <CampaignCode id={campaign.id} />
      <CampaignDock campaign={campaign} word={word} onChanged={onChanged} />
    </>
  )
})

const CampaignHead = observer(function CampaignHead({ campaign }: { campaign: CouponActivity }) {
  const { config, locale } = useStores()
  const t = useText()
  const { name, image, description, left, receiveState } = campaign
  const state = campaignState(campaign, t, locale.current)
  const open = receiveState === 'can'
  return (
    <>
      {image !== '' && (
        <View className={styles.picture}>
          <Picture src={config.picture(image)} alt="" size="fill" width={358} eager />
        </View>
      )}
      <View className={styles.head}>
        <Heading level={1} look="title1">
          {name}
        </Heading>
        <Text className={styles.text}>{description}</Text>
        <View className={styles.chips}>
          {state !== '' && (
            <Chip tone={open ? 'neutral' : 'amber'} spaced>
              {state}
            </Chip>
          )}
          {open && left !== null && (
            <Chip tone="brand" spaced>
              {t('couponActivity.left', { count: left })}
            </Chip>
          )}
        </View>
      </View>
    </>
  )
})

function CampaignBars() {
  return <CardSkeleton rows={3} />
}
