import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { OrderLines } from '@/components/order/OrderLines'
import { Price } from '@/components/money/Price'
import { RadioRow } from '@/ui/fields/RadioRow'
import { TextArea } from '@/ui/fields/TextArea'
import { Chip } from '@/ui/feedback/Chip'
import { Track } from '@/ui/feedback/Track'
import { roleOf } from '@/ui/aria'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Reply } from '@/contract/endpoint'
import type { OrderDetail } from '@/contract/order/order'
import type { orderCareContract } from '@/contract/order/orderCare'
import type { RefundModel } from '@/pages/order/refunddl.model'
import { PicturesField } from '../PicturesField'
import styles from './Refund.module.scss'
import { refundSteps } from './refundSteps'

/** Id of the reasons on the page. */
export const REASONS = 'refund-reasons'

/** The longest remark the contract takes, characters. */
const MAX = 200

/** No step is reached before the request. */
const NONE_YET = -1

interface Props {
  order: OrderDetail
  model: RefundModel
  form: Reply<(typeof orderCareContract)['refundForm']>
  busy: boolean
  onSubmit: () => void
}

/** Refund amount with the dishes, what happens next, reason and remark. */
export const RefundForm = observer(function RefundForm({ model, order, form, busy, onSubmit }: Props) {
  const { config } = useStores()
  const t = useText()
  const hours = config.forms.orderSetting?.refundAnswerHours ?? 24
  return (
    <>
      <Card>
        <View className={styles.amount}>
          <Text className={styles.label}>{t('refund.amount')}</Text>
          <Price amount={form.amount} size="due" />
        </View>
        <OrderLines lines={order.lines} />
      </Card>
      <Card>
        <Heading level={2} look="title3">
          {t('refund.next')}
        </Heading>
        <View className={styles.track}>
          <Track now={NONE_YET} stops={refundSteps(false).map(({ label, icon }) => ({ label: t(label), icon }))} />
        </View>
        <Text className={styles.text}>{form.atOnce ? t('refund.atOnce') : t('refund.asks', { count: hours })}</Text>
        <Text className={styles.text}>{t('refund.to')}</Text>
      </Card>
      <Card>
        <View className={styles.head}>
          <Heading level={2} look="title3">
            {t('refund.reason')}
          </Heading>
          {!model.reason && <Chip tone={model.reasonMissing ? 'red' : 'neutral'}>{t('common.required')}</Chip>}
        </View>
        <View id={REASONS} {...roleOf('radiogroup')} {...{ 'aria-label': t('refund.reason') }}>
          {form.reasons.map(({ key, text }) => (
            <RadioRow key={key} title={text} on={model.reason === key} onTap={() => model.choose(key)} />
          ))}
        </View>
      </Card>
      <View className={styles.remark}>
        <TextArea label={t('refund.remark')} value={model.remark} maxLength={MAX} onChange={model.setRemark} />
      </View>
      <PicturesField model={model.pictures} />
      <Dock>
        <Button wide size="large" busy={busy} onTap={onSubmit}>
          {t('refund.submit')}
        </Button>
      </Dock>
    </>
  )
})
