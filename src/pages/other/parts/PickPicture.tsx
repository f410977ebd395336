import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { useText } from '@/hooks/useText'
import { choosePictures } from '@/platform/media/choosePictures'
import type { LocalPicture } from '@/platform/media/picture'

export interface PickPictureProps {
  busy: boolean
  onPick: (picture: LocalPicture) => void
}

/** Lets the user choose a picture from the phone. */
export const PickPicture = observer(function PickPicture({ busy, onPick }: PickPictureProps) {
  const t = useText()
  const pick = async () => {
    const [picture] = await choosePictures(1)
    if (picture) onPick(picture)
  }
  return (
    <Button look="outline" size="medium" icon="camera" busy={busy} onTap={() => void pick()}>
      {t('profile.picture')}
    </Button>
  )
})
