import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import { ListPage } from '@/components/loading/ListPage'
import { MAX_GIFT_COUPONS } from '@/contract/constants/coupon'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, replace } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { Empty } from '@/ui/feedback/Empty'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { CouponChoice, mayGive } from './CouponChoice'
import { GiveCoupons } from './GiveCoupons'
import styles from './Gift.module.scss'

function NoCoupon() {
  const t = useText()
  return <Empty art={memberArt.gift} title={t('couponGift.none')} />
}

/** Several coupons for one gift: each with a check box, or why it cannot be given. */
export const ChooseCoupons = observer(function ChooseCoupons() {
  const { locale, ui } = useStores()
  const t = useText()
  const [facts, setFacts] = useState({ giveHours: 0, serverTime: '' })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [giving, setGiving] = useState(false)
  const [list] = useState(
    () =>
      new PagedList(async (page) => {
        const reply = await couponApi.mine({ state: 'usable', page })
        setFacts(reply)
        return reply
      }),
  )
  useOnShow(() => void list.load(), locale.current)
  const open = list.items.filter(mayGive)
  const picked = open.filter(({ id }) => chosen.includes(id))
  const all = open.slice(0, MAX_GIFT_COUPONS)
  const allPicked = all.length > 0 && picked.length === all.length
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id))
    else if (picked.length >= MAX_GIFT_COUPONS) ui.notify(t('couponGift.most', { count: MAX_GIFT_COUPONS }))
    else setChosen([...chosen, id])
  }
  const note = (
    <View className={styles.note}>
      <Pressable
        kind="checkbox"
        selected={allPicked}
        className={styles.all}
        onTap={() => setChosen(allPicked ? [] : all.map(({ id }) => id))}
      >
        <SelectionMark kind="check" on={allPicked} />
        <Text className={styles.allText}>{t('couponGift.all', { count: all.length })}</Text>
      </Pressable>
      <Text>{t('couponGift.backAfter', { count: facts.giveHours })}</Text>
    </View>
  )
  return (
    <>
      <View className={styles.choose}>
        <Heading level={2} look="title3">
          {t('couponGift.chooseTitle')}
        </Heading>
        <Text className={styles.hint}>{t('couponGift.chooseText')}</Text>
      </View>
      <ListPage of={list} skeleton={<CardSkeleton rows={4} />} empty={<NoCoupon />}>
        {(coupon) => (
          <CouponChoice
            key={coupon.id}
            coupon={coupon}
            serverTime={facts.serverTime}
            on={chosen.includes(coupon.id)}
            onToggle={() => toggle(coupon.id)}
          />
        )}
      </ListPage>
      <Dock note={open.length > 0 ? note : undefined}>
        <View className={styles.cancel}>
          <Button wide size="large" look="outline" onTap={() => back()}>
            {t('common.cancel')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide size="large" disabled={picked.length === 0} onTap={() => setGiving(true)}>
            {picked.length > 0 ? t('couponGift.giveCount', { count: picked.length }) : t('couponGift.give')}
          </Button>
        </View>
      </Dock>
      <GiveCoupons
        coupons={picked}
        giveHours={facts.giveHours}
        open={giving}
        onClose={() => setGiving(false)}
        onGiven={(giftId) => replace('/pages/other/coupon/givedl', { giftId })}
      />
    </>
  )
})
