import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { equityCardApi } from '@/api/endpoints/equityCard'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, replace } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './Activate.module.scss'

/** Ids of the fields on the page. */
const NUMBER = 'card-number'
const PASSWORD = 'card-password'

/** Activates a printed card by its number and password. */
export const ActivateCard = observer(function ActivateCard() {
  const { ui } = useStores()
  const t = useText()
  const [no, setNo] = useState('')
  const [password, setPassword] = useState('')
  const [key] = useState(() => new IdempotencyKey())
  const activate = useAction(async () => {
    const request = { no: no.trim(), password: password.trim() }
    const { id } = await equityCardApi.activate(request, { key: key.of(request) })
    key.forget()
    ui.notify(t('equityCard.activated'), 'success')
    replace('/pages/other/payVip/cardxq', { id })
  })
  const ready = no.trim() !== '' && password.trim() !== ''
  return (
    <>
      <View className={styles.texts}>
        <Art src={memberArt.crown} size={136} />
        <Heading level={1} look="title1">
          {t('equityCard.activate')}
        </Heading>
        <Text className={styles.text}>{t('equityCard.typeIn')}</Text>
      </View>
      <Card>
        <View id={NUMBER}>
          <Field label={t('equityCard.numberLabel')} value={no} maxLength={40} onChange={setNo} />
        </View>
        <View id={PASSWORD} className={styles.next}>
          <Field label={t('equityCard.passwordLabel')} value={password} maxLength={40} onChange={setPassword} />
        </View>
      </Card>
      <Card>
        <Row icon="identification-card" title={t('equityCard.all')} onTap={() => go('/pages/other/payVip/cardxq')} />
      </Card>
      <Dock>
        <Button
          wide
          size="large"
          disabled={!ready}
          busy={activate.busy}
          onTap={() => void activate.run()}
          onRefused={() => reveal(no.trim() === '' ? NUMBER : PASSWORD)}
        >
          {t('equityCard.activate')}
        </Button>
      </Dock>
    </>
  )
})
