import { observer } from 'mobx-react-lite'
import type { CodeModel } from '@/components/redeem/code.model'
import { CodeForm } from '@/components/redeem/CodeForm'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import type { Action } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'

interface Props {
  model: CodeModel
  redeem: Action<[]>
}

/** The field of a code or word. */
export const RedeemForm = observer(function RedeemForm({ model, redeem }: Props) {
  const t = useText()
  return (
    <>
      <CodeForm
        art={memberArt.letter}
        heading={t('redeem.heading')}
        hint={t('redeem.hint')}
        label={t('redeem.label')}
        value={model.text}
        error={model.error}
        facts={[
          ['chat-circle-dots', t('redeem.wordHint')],
          ['wallet', t('redeem.giftCardHint')],
          ['info', t('redeem.onceHint')],
        ]}
        onChange={model.type}
        onDone={() => void redeem.run()}
      />
      <Dock>
        <Button wide size="large" busy={redeem.busy} onTap={() => void redeem.run()}>
          {model.error ? t('redeem.again') : t('redeem.button')}
        </Button>
      </Dock>
    </>
  )
})
