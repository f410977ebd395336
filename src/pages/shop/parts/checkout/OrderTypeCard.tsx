import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useState } from 'react'
import { WholeTime } from '@/components/order/WholeTime'
import { Card } from '@/ui/layout/Card'
import { IconBadge } from '@/ui/media/IconBadge'
import type { IconName } from '@/ui/media/iconNames'
import { Row } from '@/ui/layout/Row'
import { Segment } from '@/ui/fields/Segment'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Checkout } from '@/contract/cart/checkout'
import type { CheckoutModel } from '../../out/pay-order.model'
import { AddressRow } from './AddressRow'
import { CheckoutPhone } from './CheckoutPhone'
import { TimeSheet } from './TimeSheet'
import { fieldId } from './PlaceOrderError'
import styles from './OrderTypeCard.module.scss'

/** Text of the chosen slot with its day: "Today 12:35–12:45". Undefined when it is no longer offered. */
function slotText(days: Checkout['slots'], value: string): string | undefined {
  for (const { label, times } of days) {
    const slot = times.find((each) => each.value === value)
    if (slot) return `${label} ${slot.text}`
  }
  return undefined
}

const ICONS = { delivery: 'moped', pickup: 'person-simple-walk', takeout: 'tote' } as const

/** Dining type, destination and time of an order. */
export const OrderTypeCard = observer(function OrderTypeCard({
  model,
  checkout,
}: {
  model: CheckoutModel
  checkout: Checkout
}) {
  const { shop } = useStores()
  const t = useText()
  const [choosing, setChoosing] = useState(false)
  const appoint = (time: string | undefined) => {
    setChoosing(false)
    void model.appoint(time)
  }
  const time = model.appointTime ? slotText(checkout.slots, model.appointTime) : undefined

  return (
    <>
      <View className={styles.options}>
        <Segment
          label={t('checkout.way')}
          options={shop.outTypes.map((key) => ({ key, label: t(`orderType.${key}`), icon: ICONS[key] }))}
          value={shop.outType}
          onChange={shop.chooseOutType}
        />
      </View>
      <Card>
        <View id={fieldId('addressId')} className={markOf(model, 'addressId')}>
          <DestinationRow checkout={checkout} />
        </View>
        <View className={styles.line} />
        <View id={fieldId('appointTime')} className={markOf(model, 'appointTime')}>
          <BadgedRow
            icon="clock-f"
            title={<WholeTime text={time ?? (checkout.asap.on ? t('checkout.asap') : t('checkout.noAsap'))} />}
            hint={time === undefined && checkout.asap.text && <WholeTime text={checkout.asap.text} />}
            {...(checkout.slots.length > 0 && {
              end: <Text className={styles.schedule}>{t('checkout.schedule')}</Text>,
              onTap: () => setChoosing(true),
            })}
          />
        </View>
        {checkout.needPhone && <CheckoutPhone model={model} />}
      </Card>
      <TimeSheet
        open={choosing}
        checkout={checkout}
        value={model.appointTime}
        onClose={() => setChoosing(false)}
        onChoose={appoint}
      />
    </>
  )
})

/** The edge of a row for which the order was refused, until its problem is gone. */
function markOf({ placing }: CheckoutModel, row: string): string | undefined {
  return placing.failing === row && placing.problemOf(row) !== undefined ? styles.wrong : undefined
}

/** The destination of the order: the delivery address, or the store. */
const DestinationRow = observer(function DestinationRow({ checkout }: { checkout: Checkout }) {
  const { shop } = useStores()
  if (shop.outType === 'delivery') {
    return <AddressRow storeId={shop.id} address={checkout.address} outOfRange={checkout.outOfRange} />
  }
  return <BadgedRow icon="storefront-f" title={shop.info.value?.name ?? ''} hint={shop.info.value?.address} />
})

/** A row after a disc with its icon, as of an address. */
function BadgedRow({ icon, ...row }: ComponentProps<typeof Row> & { icon: IconName }) {
  return (
    <View className={styles.badged}>
      <IconBadge icon={icon} tone="brand" size="small" />
      <View className={styles.row}>
        <Row {...row} />
      </View>
    </View>
  )
}
