import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { payCodeApi } from '@/api/endpoints/payCode'
import { useSecondsLeft } from '@/components/signIn/useSecondsLeft'
import type { PayCodeState } from '@/contract/wallet/payCode'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/fields/Field'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PAY_CODE_DIGITS, payCodeTyped } from './payCodeTyped'
import styles from './TopUp.module.scss'

interface Props {
  state: PayCodeState
  onDone: (state: PayCodeState) => void
}

/** Sets, changes or removes the pay code by a verification code. */
export const SetPayCode = observer(function SetPayCode({ state, onDone }: Props) {
  const t = useText()
  if (state.destinations.length > 0) return <PayCodeForm state={state} onDone={onDone} />
  return (
    <Empty
      art={memberArt.giftcard}
      title={t('topUp.noContact')}
      text={t('topUp.noContactText')}
      action={t('topUp.bind')}
      onAction={() => go('/pages/my/login/index')}
    />
  )
})

const PayCodeForm = observer(function PayCodeForm({ state, onDone }: Props) {
  const t = useText()
  const { ui } = useStores()
  const [by, setBy] = useState(state.destinations[0]?.by)
  const [code, setCode] = useState('')
  const [payCode, setPayCode] = useState('')
  const [resendAt, setResendAt] = useState(0)
  const wait = useSecondsLeft(resendAt)
  const send = useAction(async () => {
    if (!by) return
    const { resendIn } = await payCodeApi.send({ by })
    setResendAt(Date.now() + resendIn * 1000)
  })
  const finish = (text: string, next: PayCodeState) => {
    ui.say(text, 'success')
    onDone(next)
    back()
  }
  const save = useAction(async () => {
    if (by) finish(t('topUp.payCodeSet'), await payCodeApi.set({ by, code, payCode }))
  })
  const remove = useAction(async () => {
    if (by) finish(t('topUp.payCodeGone'), await payCodeApi.remove({ by, code }))
  })
  const verified = code.length === PAY_CODE_DIGITS
  return (
    <Card>
      <Text className={styles.caption}>{t('topUp.setText')}</Text>
      {state.destinations.length > 1 &&
        state.destinations.map((each) => (
          <RadioRow
            key={each.by}
            icon={each.by === 'phone' ? 'phone' : 'envelope-simple'}
            title={each.shown}
            on={by === each.by}
            onTap={() => setBy(each.by)}
          />
        ))}
      <View className={styles.own}>
        <Field
          label={t('topUp.code', { to: state.destinations.find((each) => each.by === by)?.shown ?? '' })}
          kind="code"
          maxLength={PAY_CODE_DIGITS}
          value={code}
          onChange={(text) => setCode(payCodeTyped(text))}
          action={
            <Button look="tint" size="small" disabled={wait > 0} busy={send.busy} onTap={() => void send.run()}>
              {wait > 0 ? t('topUp.sendIn', { count: wait }) : t('topUp.send')}
            </Button>
          }
        />
      </View>
      <View className={styles.own}>
        <Field
          label={t('topUp.newPayCode')}
          kind="newPassword"
          maxLength={PAY_CODE_DIGITS}
          value={payCode}
          onChange={(text) => setPayCode(payCodeTyped(text))}
        />
      </View>
      <View className={styles.own}>
        <Button
          wide
          size="large"
          disabled={!verified || payCode.length < PAY_CODE_DIGITS}
          busy={save.busy}
          onTap={() => void save.run()}
        >
          {t('topUp.save')}
        </Button>
      </View>
      {state.on && verified && (
        <View className={styles.own}>
          <Link text={t('topUp.remove')} onTap={() => void remove.run()} />
        </View>
      )}
    </Card>
  )
})
