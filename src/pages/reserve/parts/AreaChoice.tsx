import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReserveAreaView } from '@/contract/inStore/reserve'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { call } from '@/platform/device/device'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { BookingModel } from '../ljyy.model'
import { AREA_ICONS } from './areaIcons'
import styles from './Reserve.module.scss'

/** Id of the areas on the page. */
export const AREAS = 'reserve-areas'

/** The areas of the store; those that are not for the group are said so. */
export const AreaChoice = observer(function AreaChoice({ model }: { model: BookingModel }) {
  const t = useText()
  const { areas, storeInfo } = model.config
  return (
    <Card>
      <View id={AREAS}>
        <Heading level={2} look="title3">
          {t('reserve.where')}
        </Heading>
        <View className={styles.areas} {...roleOf('radiogroup')} {...{ 'aria-label': t('reserve.where') }}>
          {areas.map((area) => (
            <View key={area.id} className={styles.areaPlace}>
              <AreaTile area={area} on={area.id === model.areaId} off={!model.fits(area)} onChoose={model.chooseArea} />
            </View>
          ))}
        </View>
      </View>
      {!model.area && (
        <Notice
          kind="warning"
          text={t('reserve.noArea', { count: model.people })}
          {...(storeInfo.tel && { action: t('reserve.call'), onAction: () => call(storeInfo.tel) })}
        />
      )}
    </Card>
  )
})

interface Props {
  area: ReserveAreaView
  on: boolean
  /** Not for a group of this size. */
  off: boolean
  onChoose: (id: string) => void
}

const AreaTile = observer(function AreaTile({ area, on, off, onChoose }: Props) {
  const t = useText()
  const money = useMoney()
  const { id, name, caption, icon, minPeople, maxPeople, deposit } = area
  const amount = money(deposit.amount)
  const texts = {
    none: t('reserve.noDeposit'),
    order: t('reserve.depositOf', { amount }),
    table: t('reserve.eachTable', { amount }),
    person: t('reserve.eachPerson', { amount }),
  }
  return (
    <Pressable
      kind="radio"
      selected={on}
      disabled={off}
      className={classes(styles.area, on && styles.areaOn, off && styles.areaOff)}
      onTap={() => onChoose(id)}
    >
      <View className={styles.areaHead}>
        <Icon name={AREA_ICONS[icon]} size={18} />
        <Text className={styles.areaName}>{name}</Text>
      </View>
      {caption !== '' && <Text className={styles.areaText}>{caption}</Text>}
      <Text className={styles.areaText}>{t('reserve.range', { min: minPeople, max: maxPeople })}</Text>
      <Text className={styles.areaText}>{texts[deposit.kind]}</Text>
    </Pressable>
  )
})
