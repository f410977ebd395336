import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { ApplyModel, CONSENT } from '../apply.model'
import { ApplyFields } from './ApplyFields'
import { ApplyHead } from './ApplyHead'
import { PartnerNote } from './PartnerNote'
import { rateText } from './partnerText'
import type { Programme } from './useProgramme'
import styles from './Partner.module.scss'

interface Props {
  programme: Programme
  onSent: () => void
}

/** The application as a distributor. */
export const ApplyForm = observer(function ApplyForm({ programme, onSent }: Props) {
  const t = useText()
  const { session, ui } = useStores()
  const ask = useMessages()
  const { info, application } = programme
  const levelRule =
    info.levels === 1 ? t('partner.ruleLevel') : t('partner.ruleSecond', { rate: rateText(info.secondRate) })
  const [model] = useState(() => {
    const name = application.name || (session.user?.nickname ?? '')
    return new ApplyModel(info.fields, { name, answers: application.answers })
  })
  const send = useAction(async () => {
    const missing = model.submission.submit()
    if (missing) return reveal(missing)
    const subscribe = ask('partner')
    await partnerApi.apply({ name: model.name, answers: model.answers, agree: true })
    void subscribe('')
    ui.notify(t('partner.sent'), 'success')
    onSent()
  })
  return (
    <View className={styles.page}>
      <ApplyHead info={info} />
      <ApplyFields model={model} phone={application.phone} />
      <Card>
        <PartnerNote good icon="shield-check" text={t('partner.ruleFree')} />
        <PartnerNote good icon="users" text={levelRule} />
        <PartnerNote good icon="timer" text={t('partner.ruleWait', { count: info.waitDays })} />
        <PartnerNote good icon="lock" text={t('partner.rulePrivate')} />
      </Card>
      <Dock note={<Consent model={model} />}>
        <Button wide size="large" busy={send.busy} onTap={() => void send.run()}>
          {t('partner.send')}
        </Button>
      </Dock>
    </View>
  )
})

const Consent = observer(function Consent({ model }: { model: ApplyModel }) {
  const t = useText()
  const missing = model.submission.focuses(CONSENT)
  return (
    <View id={CONSENT} className={classes(styles.consent, missing && styles.wanted)}>
      <Pressable
        kind="checkbox"
        selected={model.agreed}
        label={t('partner.agree', { terms: t('partner.terms') })}
        className={styles.box}
        onTap={model.toggleAgreed}
      >
        <SelectionMark kind="check" on={model.agreed} />
      </Pressable>
      <Text onClick={model.toggleAgreed}>{t('partner.agree', { terms: '' })}</Text>
      <Pressable
        kind="link"
        className={styles.terms}
        onTap={() => go('/pages/my/other/gywm', { t: t('partner.termsTitle'), p: 'partnerAgreement' })}
      >
        {t('partner.terms')}
      </Pressable>
      {missing && (
        <Text className={styles.wantedText} {...roleOf('alert')}>
          {t('partner.agreeFirst')}
        </Text>
      )}
    </View>
  )
})
