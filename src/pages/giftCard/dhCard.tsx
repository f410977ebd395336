import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { CodeModel } from '@/components/redeem/code.model'
import { CODE_FIELD, CodeForm } from '@/components/redeem/CodeForm'
import { CODE_DIGITS, digitsOf, inGroups } from '@/domain/text/cardCode'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/giftCard'
import { replace } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { screen } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import { GiftCardTabs } from './parts/GiftCardTabs'
import styles from './parts/GiftCard.module.scss'

/** `dhCard`: the code of a gift card puts it in the user's account. A refusal says why, and the text stays. */
function Redeem() {
  const { ui } = useStores()
  const t = useText()
  const [model] = useState(() => new CodeModel())
  const toGo = CODE_DIGITS - model.text.length
  const add = useAction(async () => {
    const card = await model.send((code, options) => giftCardApi.redeem({ code }, options))
    if (!card) return reveal(CODE_FIELD)
    ui.notify(t('giftCard.added'), 'success')
    replace('/pages/other/giftCard/carddl', { id: card.id })
  })
  return (
    <View className={styles.page}>
      <GiftCardTabs active="redeem" />
      <CodeForm
        art={memberArt.giftcard}
        heading={t('giftCard.addTitle')}
        hint={t('giftCard.addText')}
        label={t('giftCard.codeLabel')}
        kind="number"
        value={inGroups(model.text)}
        error={model.error}
        below={<Text className={styles.hint}>{toGo > 0 ? t('giftCard.toGo', { count: toGo }) : ''}</Text>}
        facts={[
          ['wallet', t('giftCard.stays')],
          ['lock', t('giftCard.onlyYou')],
        ]}
        onChange={(text) => model.type(digitsOf(text))}
        onDone={() => toGo === 0 && void add.run()}
      />
      <Dock>
        <Button
          wide
          size="large"
          disabled={toGo > 0}
          busy={add.busy}
          onTap={() => void add.run()}
          onRefused={() => reveal(CODE_FIELD)}
        >
          {t('giftCard.addIt')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/pages/other/giftCard/dhCard', Redeem)
