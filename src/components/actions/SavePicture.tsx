import '@/i18n/en/savePicture'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/album'
import { openSettings } from '@/platform/location/location'
import { saveImage } from '@/platform/media/saveImage'
import { Button } from '@/ui/actions/Button'
import { Confirm } from './Confirm'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  /** Label of the button. */
  text: string
  /** A base64 data URL, or another URL. */
  picture: string
  /** File name without extension, for targets that use file names. */
  name: string
  disabled?: boolean
}

/** Saves a picture to the phone's album. After a denied permission it offers the host's settings (specification §8). */
export const SavePicture = observer(function SavePicture({ text, picture, name, disabled = false }: Props) {
  const { ui } = useStores()
  const t = useText()
  const [refused, setRefused] = useState(false)

  const save = useAction(async (again: boolean) => {
    const outcome = await saveImage(picture, name)
    if (outcome === 'saved') ui.notify(t('savePicture.saved'), 'success')
    if (outcome === 'hold') ui.notify(t('album.hold'), 'error')
    if (outcome === 'refused' && again) ui.notify(t('album.refused'), 'error')
    setRefused(outcome === 'refused' && !again)
  })
  const allow = async () => {
    await openSettings()
    await save.run(true)
  }

  return (
    <>
      <Button
        wide
        look="outline"
        icon="download-simple"
        disabled={disabled}
        busy={save.busy}
        onTap={() => void save.run(false)}
      >
        {text}
      </Button>
      {refused && (
        <Confirm
          icon="image-broken"
          title={t('album.askTitle')}
          text={t('album.askText')}
          safeText={t('common.notNow')}
          actionText={t('album.settings')}
          work={allow}
          onClose={() => setRefused(false)}
        />
      )}
    </>
  )
})
