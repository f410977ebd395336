import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { equityCardApi } from '@/api/endpoints/equityCard'
import { Loaded } from '@/components/loading/Loaded'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStoreId } from '@/hooks/useStoreId'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CARD_TONES } from './cardLooks'
import styles from './Vip.module.scss'

/** The equity cards of the user, and those on sale. */
export const AllCards = observer(function AllCards() {
  const { session, locale } = useStores()
  const t = useText()
  const money = useMoney()
  const findStore = useStoreId()
  const cards = useResource(async () => {
    const [sale, own] = await Promise.all([
      equityCardApi.list({ storeId: await findStore() }),
      session.signedIn ? equityCardApi.mine({}) : undefined,
    ])
    return { sale: sale.list, own: own?.list ?? [] }
  })
  const activate = () => go('/pages/other/activate')
  return (
    <Loaded of={cards} skeleton={<CardSkeleton rows={3} />}>
      {({ sale, own }) =>
        sale.length + own.length === 0 ? (
          <Empty
            art={memberArt.giftcard}
            title={t('equityCard.none')}
            text={t('equityCard.noneText')}
            action={t('equityCard.activate')}
            onAction={activate}
          />
        ) : (
          <>
            {own.length > 0 && <Text className={styles.list}>{t('equityCard.mine')}</Text>}
            {own.map(({ id, name, endAt, state, no }) => (
              <Card key={id}>
                <Row
                  icon="identification-card"
                  title={name}
                  hint={
                    endAt
                      ? t('equityCard.validUntil', { date: dateText(lastMomentOf(endAt), locale.current) })
                      : t('equityCard.no', { no })
                  }
                  end={<Chip tone={CARD_TONES[state]}>{t(`equityCard.${state}`)}</Chip>}
                  onTap={() => go('/pages/other/payVip/cardxq', { id })}
                />
              </Card>
            ))}
            {sale.length > 0 && <Text className={styles.list}>{t('equityCard.all')}</Text>}
            {sale.map(({ id, name, months, price }) => (
              <Card key={id}>
                <Row
                  icon="identification-card"
                  title={name}
                  hint={t('equityCard.months', { count: months })}
                  end={<Text className={styles.price}>{money(price)}</Text>}
                  onTap={() => go('/pages/other/payVip/cardxq', { cardId: id })}
                />
              </Card>
            ))}
            <Dock>
              <Button wide size="large" look="outline" onTap={activate}>
                {t('equityCard.activate')}
              </Button>
            </Dock>
          </>
        )
      }
    </Loaded>
  )
})
