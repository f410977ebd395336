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
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PayCodeDestinations } from './PayCodeDestinations'
import { PAY_CODE_DIGITS, payCodeTyped } from './payCodeTyped'
import styles from './TopUp.module.scss'

/** Ids of the fields on the page. */
const CODE = 'pay-code-verification'
const PAY_CODE = 'new-pay-code'

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
    ui.notify(text, 'success')
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
      <PayCodeDestinations state={state} by={by} onChoose={setBy} />
      <View id={CODE} className={styles.own}>
        <Field
          label={t('topUp.code')}
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
      <View id={PAY_CODE} className={styles.own}>
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
          onRefused={() => reveal(verified ? PAY_CODE : CODE)}
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
